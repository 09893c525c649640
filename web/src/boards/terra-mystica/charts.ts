/** What is measured over a game of Terra Mystica, and where the points came from. */
import type { LogEntry, Text } from '../../lib/protocol';
import type { Charts } from '../board';
import type { SeatView, Stock, TerraView } from './view';

/** In the order of the score sheet; final scoring last. */
const SOURCES = ['start', 'scoring', 'favours', 'bonus', 'towns', 'tracks', 'faction', 'trade', 'offers', 'cults', 'area', 'resources'];

function sources(_log: LogEntry[], _players: number, view: unknown) {
  const { seats } = view as TerraView;
  return SOURCES.map((source) => ({ label: { id: `source-${source}` }, points: seats.map((seat) => seat.points[source] ?? 0) })).filter(({ points }) => points.some(Boolean));
}

function marks(log: LogEntry[], last: number) {
  const found: { number: number; label: Text }[] = [];
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind === 'RoundBegan') found.push({ number: entry.number, label: { id: 'tm-mark', args: { round: Number(event.args?.round) } } });
    }
  }
  return [...found, { number: last, label: { id: 'tm-mark-end' } }];
}

/** What an income is worth in power, at the rates at which power is converted. */
function worth(income: Stock | null): number {
  return (income?.coins ?? 0) + 3 * (income?.workers ?? 0) + 5 * (income?.priests ?? 0) + (income?.power ?? 0);
}

const ready = (seat: SeatView) => (seat.bowls ? (seat.bowls[2] ?? 0) + Math.floor((seat.bowls[1] ?? 0) / 2) : 0);
const each = (read: (seat: SeatView) => number) => (view: unknown) => (view as TerraView).seats.map(read);

export const charts: Charts = {
  marks,
  sources,
  measures: [
    { label: { id: 'tm-chart-points' }, read: each((seat) => seat.vp) },
    { label: { id: 'tm-chart-income' }, read: each((seat) => worth(seat.income ?? null)) },
    { label: { id: 'tm-chart-power' }, read: each(ready) },
    { label: { id: 'tm-chart-area' }, read: each((seat) => seat.area ?? 0) },
  ],
};
