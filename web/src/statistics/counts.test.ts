import { describe, expect, it } from 'vitest';
import type { CountRow, Played } from '../lib/protocol';
import { barsOf, cellsOf, gamesOf, joined, kindsIn, medianOf, playersIn, valuesOf, wilson } from './counts';

const ROWS: CountRow[] = [
  [2, 'games', '', '', 10, 10, 900],
  [4, 'games', '', '', 5, 5, 1200],
  [2, 'factions', 'witches', '', 6, 4, 600],
  [4, 'factions', 'witches', '', 2, 0, 150],
  [4, 'factions', 'giants', '', 9, 3, 700],
  [4, 'factions/scoring-tiles', 'giants', 'SCORE1', 3, 1, 200],
  [2, 'points', '80', '', 4, 0, 320],
  [2, 'points', '121', '', 6, 6, 726],
  [2, 'numbers', 'turns', '7', 3, 1, 0],
  [4, 'numbers', 'turns', '9', 2, 1, 0],
  [4, 'numbers', 'blight', '9', 5, 1, 0],
];

describe('the cells of statistics', () => {
  it('are summed over numbers of players, or are of one', () => {
    expect(cellsOf(ROWS, 'factions', null)).toEqual([
      { row: 'giants', column: '', number: 9, wins: 3, points: 700 },
      { row: 'witches', column: '', number: 8, wins: 4, points: 750 },
    ]);
    expect(cellsOf(ROWS, 'factions', 2)).toEqual([{ row: 'witches', column: '', number: 6, wins: 4, points: 600 }]);
    expect(gamesOf(ROWS, null)).toMatchObject({ number: 15, points: 2100 });
    expect(gamesOf(ROWS, 3)).toEqual({ number: 0, wins: 0, points: 0 });
    expect(playersIn(ROWS)).toEqual([2, 4]);
  });

  it('tell what a game was played with from what every game has', () => {
    expect(kindsIn(ROWS)).toEqual({ single: ['factions'], crossed: ['factions/scoring-tiles'] });
  });

  it('hold distributions by row, or by column of a name', () => {
    expect(valuesOf(ROWS, 'points', null)).toEqual([{ value: 121, number: 6 }, { value: 80, number: 4 }]);
    expect(valuesOf(ROWS, 'numbers', null, 'turns')).toEqual([{ value: 7, number: 3 }, { value: 9, number: 2 }]);
  });
});

describe('rates', () => {
  it('have the interval that the command has', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    expect(wilson(0, 10)[0]).toBe(0);
    expect(wilson(10, 10)[1]).toBe(1);
    // As in tests/sim/test_report.py, where they were worked out by hand.
    expect(wilson(8, 10).map((end) => Number(end.toFixed(4)))).toEqual([0.4902, 0.9433]);
  });
});

describe('distributions', () => {
  it('come as few bars of one round width, the empty ones among them', () => {
    const bars = barsOf([{ value: -3, number: 1 }, { value: 0, number: 2 }, { value: 12, number: 1 }]);
    expect(bars.map(({ from, number }) => [from, number])).toEqual([[-4, 1], [-2, 0], [0, 2], [2, 0], [4, 0], [6, 0], [8, 0], [10, 0], [12, 1]]);
    expect(barsOf([{ value: 50, number: 3 }], 10)).toEqual([{ from: 50, to: 60, number: 3 }]);
    expect(barsOf([])).toEqual([]);
    const wide = barsOf(Array.from({ length: 200 }, (_, value) => ({ value: value * 10, number: 1 })), 10);
    expect(wide.length).toBeLessThanOrEqual(14);
    expect(wide.reduce((sum, { number }) => sum + number, 0)).toBe(200);
  });

  it('have a middle', () => {
    expect(medianOf([{ value: 9, number: 1 }, { value: 7, number: 3 }])).toBe(7);
    expect(medianOf([])).toBeNull();
  });
});

describe('pages of games', () => {
  it('are joined without saying anything twice', () => {
    const played = (id: string, seat = 0) => ({ id, seat }) as Played;
    const first = [played('c'), played('b'), played('b', 1)];
    expect(joined(first, [played('b', 1), played('a')])).toEqual([...first, played('a')]);
    expect(joined([], first)).toEqual(first);
  });
});
