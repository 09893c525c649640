/** The board of Haunted Lands. */
import type { LogEntry, Position, SeatName } from '../../lib/protocol';
import type { BoardModule, Lesson } from '../board';
import Board from './Board.svelte';
import Cards from './Cards.svelte';
import { charts } from './charts';
import Seat from './Seat.svelte';
import type { HauntedView } from './view';

/** A click on a place without an answer: haunt it, go there, learn or train it. */
export function candidate(place: string, position: Position): string | null {
  const view = position.view as HauntedView;
  const [kind, name] = place.split(':');
  if (name !== undefined) return kind === 'skill' ? `learn ${name}` : `train ${name}`;
  if (view.phase === 'haunting') return `haunt ${place}`;
  return view.phase === 'turns' ? `travel ${place}` : null;
}

function did(...kinds: string[]): NonNullable<Lesson['done']> {
  return (log: LogEntry[], seat: number) =>
    log.some((entry) =>
      entry.events.some((event) => kinds.includes(event.kind) && (event.args?.who as SeatName | undefined)?.seat === seat),
    );
}

const LESSONS: Lesson[] = [
  { text: 'hl-lesson-welcome' },
  { text: 'hl-lesson-haunting' },
  { text: 'hl-lesson-travel', done: did('Travelled') },
  { text: 'hl-lesson-harvest', done: did('Harvested') },
  { text: 'hl-lesson-end', done: did('TurnEnded') },
  { text: 'hl-lesson-build', done: did('Built') },
  { text: 'hl-lesson-persuade', done: did('Persuaded') },
  { text: 'hl-lesson-city', done: did('Sold', 'Learned', 'Trained') },
  { text: 'hl-lesson-quests' },
  { text: 'hl-lesson-on' },
];

export const board: BoardModule = {
  Board,
  Aside: Cards,
  Seat,
  score: (view, seat) => (view as HauntedView).seats[seat]?.valour ?? null,
  candidate,
  charts,
  lessons: LESSONS,
};
