/** How far a learner has come in a guided first game. */
import type { Lesson } from '../boards/board';
import type { LogEntry } from '../lib/protocol';

export interface Progress {
  /** How many of the asked moves were made, in their order. */
  made: number;
  /** Whether the learner has made another move since the last asked one. */
  strayed: boolean;
}

/** A lesson may leave the end of its answer open. */
export const fits = (move: string, wanted: string) => move === wanted || move.startsWith(`${wanted} `);

/** An answer, given or being put together. */
export type Made = Pick<LogEntry, 'seat' | 'move' | 'auto'>;

export function progress(steps: Lesson[], log: Made[], seat: number, besides: string[] = []): Progress {
  const wanted = steps.flatMap((step) => (step.move ? [step.move] : []));
  let made = 0;
  let strayed = false;
  for (const entry of log) {
    if (entry.seat !== seat || entry.auto || besides.some((other) => fits(entry.move, other))) continue;
    strayed = made === wanted.length || !fits(entry.move, wanted[made]!);
    if (!strayed) made += 1;
  }
  return { made, strayed: strayed && made < wanted.length };
}

/** Whether the step at `at` is done: its move was made. Steps to read are done when they are left. */
export function isDone(steps: Lesson[], at: number, made: number): boolean {
  return steps[at]?.move !== undefined && steps.slice(0, at).filter((step) => step.move).length < made;
}
