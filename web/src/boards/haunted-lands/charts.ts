/** What is measured over a game of Haunted Lands, and where Valour came from. */
import type { LogEntry, SeatName, Text } from '../../lib/protocol';
import type { Charts } from '../board';
import { GOODS, ROMAN, type HauntedView } from './view';

const SOURCE_OF: Record<string, string> = {
  Built: 'buildings',
  Learned: 'skills',
  Trained: 'training',
  Persuaded: 'spectres',
  QuestScored: 'quests',
};
const SOURCES = ['buildings', 'spectres', 'skills', 'training', 'quests'];

function sources(log: LogEntry[], players: number) {
  const points = new Map(SOURCES.map((source) => [source, Array<number>(players).fill(0)]));
  for (const entry of log) {
    let source = '';
    for (const event of entry.events) {
      source = SOURCE_OF[event.kind] ?? source;
      if (event.kind !== 'ValourGained') continue;
      const row = points.get(source);
      const seat = (event.args?.who as SeatName).seat;
      if (row) row[seat] = (row[seat] ?? 0) + Number(event.args?.amount);
    }
  }
  return SOURCES.map((source) => ({ label: { id: `hl-source-${source}` }, points: points.get(source)! }));
}

function marks(log: LogEntry[], last: number) {
  const found: { number: number; label: Text }[] = [
    { number: 0, label: { id: 'hl-mark', args: { season: 'I', round: 1 } } },
  ];
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind !== 'RoundBegan') continue;
      const season = ROMAN[Number(event.args?.season)] ?? '';
      const label = { id: 'hl-mark', args: { season, round: Number(event.args?.round) } };
      if (entry.number > 0) found.push({ number: entry.number, label });
    }
  }
  return [...found, { number: last, label: { id: 'hl-mark-end' } }];
}

export const charts: Charts = {
  marks,
  sources,
  measures: [
    { label: { id: 'hl-chart-valour' }, read: (view) => (view as HauntedView).seats.map((seat) => seat.valour) },
    {
      label: { id: 'hl-chart-goods' },
      read: (view) => (view as HauntedView).seats.map((seat) => GOODS.reduce((sum, good) => sum + seat.goods[good], 0)),
    },
    { label: { id: 'hl-chart-pecunia' }, read: (view) => (view as HauntedView).seats.map((seat) => seat.pecunia) },
    {
      label: { id: 'hl-chart-spectres' },
      read: (view) => Object.values((view as HauntedView).hexes).filter((hex) => hex.spectre).length,
    },
  ],
};
