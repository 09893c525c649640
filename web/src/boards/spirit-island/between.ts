/** What the island looks like while it is told, event by event, how it came to be as it is. */
import type { GameEvent, Scene } from '../../lib/protocol';
import type { SpiritView } from './view';

/** The step of the turn in which an event is told, where it says so; till then it is the one before. */
const STEPS: Record<string, string> = {
  'log-fear-resolved': 'fear',
  'log-ravage': 'ravage',
  'log-build': 'build',
  'log-revealed': 'explore',
  'log-explore': 'explore',
};
const PHASES: Record<string, SpiritView['phase']> = { 'log-phase-fast': 'fast', 'log-phase-invaders': 'invaders', 'log-phase-slow': 'slow' };

/**
 * The scene in which the last of the events `told` is told, on the way from `before` to `after`: a land that only events still
 * to come concern is as it was, and so is everything that the turn's end has changed.
 */
export function between(before: Scene, after: Scene, told: GameEvent[], untold: GameEvent[]): Scene {
  const [was, is] = [before.view as SpiritView, after.view as SpiritView];
  if (!untold.length || !was.lands || was.boards.join() !== is.boards.join()) return after;
  const come = landsOf(told);
  const waiting = [...landsOf(untold)].filter((land) => !come.has(land) && was.lands[land] && is.lands[land]);
  const lands = { ...is.lands };
  const forecast: SpiritView['forecast'] = {};
  for (const land of waiting) {
    lands[land] = was.lands[land]!;
    if (was.forecast[land]) forecast[land] = was.forecast[land];
  }
  const comes = (part: string) => untold.some((event) => event.id.includes(part));
  return {
    ...after,
    view: {
      ...is,
      ...stepOf(was, told),
      turn: comes('log-turn') ? was.turn : is.turn,
      lands,
      forecast,
      fear: comes('fear') || comes('terror') ? was.fear : is.fear,
      blight: comes('blight') ? was.blight : is.blight,
      invaders: was.invaders,
      coming: was.coming,
    },
  };
}

function landsOf(events: GameEvent[]): Set<string> {
  return new Set(events.flatMap((event) => event.places.map((place) => place.split('/')[0]!)));
}

function stepOf(was: SpiritView, told: GameEvent[]): Pick<SpiritView, 'phase' | 'step'> {
  const phase = told.findLast((event) => event.id in PHASES);
  const step = told.slice(phase ? told.indexOf(phase) + 1 : 0).findLast((event) => event.id in STEPS);
  if (step) return { phase: 'invaders', step: STEPS[step.id]! };
  return phase ? { phase: PHASES[phase.id]!, step: null } : { phase: was.phase, step: was.step };
}
