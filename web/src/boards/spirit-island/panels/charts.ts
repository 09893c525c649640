/** What is measured over a game of Spirit Island: after each turn, and at the end. */
import type { LogEntry, Text } from '../../../lib/protocol';
import type { Charts } from '../../board';
import { hasSpirit, type SpiritView } from '../view';
import { countInvaders, fearCards } from './score';

function invaders(view: SpiritView): number {
  const { explorers, towns, cities } = countInvaders(view);
  return explorers + towns + cities;
}

/** All fear so far, that of the cards earned included. */
function fear(view: SpiritView): number {
  return fearCards(view) * view.fear.markers + view.fear.generated;
}

function marks(log: LogEntry[], last: number) {
  const found: { number: number; label: Text }[] = [];
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind === 'TurnBegan') found.push({ number: entry.number, label: { id: 'si-mark', args: { turn: Number(event.args?.turn) } } });
    }
  }
  // The set-up is told to nobody where the spirits were chosen beforehand.
  if (found[0]?.label.args?.turn !== 1) found.unshift({ number: 0, label: { id: 'si-mark', args: { turn: 1 } } });
  return [...found, { number: last, label: { id: 'si-mark-end' } }];
}

export const charts: Charts = {
  marks,
  sources: () => [],
  measures: [
    { label: { id: 'si-chart-invaders' }, read: (view) => invaders(view as SpiritView) },
    { label: { id: 'si-chart-blight' }, read: (view) => (view as SpiritView).blight.on_island },
    { label: { id: 'si-chart-fear' }, read: (view) => fear(view as SpiritView) },
    {
      label: { id: 'si-chart-presence' },
      read: (view) => (view as SpiritView).seats.map((seat) => (hasSpirit(seat) ? Object.values(seat.presence).reduce((sum, number) => sum + number, 0) : 0)),
    },
  ],
};
