/** What the cells of statistics say (`CountRow`): sums over numbers of players, rates with their intervals, and distributions. */
import type { CountRow, Played } from '../lib/protocol';

export interface Sums {
  number: number;
  wins: number;
  points: number;
}

export interface Named extends Sums {
  row: string;
  column: string;
}

/** From how many on a rate or a mean is shown, and a distribution is drawn: fewer say nothing. */
export const ENOUGH = 5;
export const ENOUGH_GAMES = 10;

/** The kinds that every game has; the others are what it was played with. */
const OWN_KINDS = ['games', 'endings', 'answers', 'minutes', 'numbers', 'points', 'seats', 'sources', 'who', 'options'];

/** The cells of one kind, summed over numbers of players (or of one number of players), the most frequent first. */
export function cellsOf(rows: CountRow[], kind: string, players: number | null): Named[] {
  const found = new Map<string, Named>();
  for (const [of, name, row, column, number, wins, points] of rows) {
    if (name !== kind || (players !== null && of !== players)) continue;
    const key = JSON.stringify([row, column]);
    const one = found.get(key) ?? { row, column, number: 0, wins: 0, points: 0 };
    found.set(key, { row, column, number: one.number + number, wins: one.wins + wins, points: one.points + points });
  }
  return [...found.values()].sort((a, b) => b.number - a.number || (a.row < b.row ? -1 : 1));
}

export function gamesOf(rows: CountRow[], players: number | null): Sums {
  return cellsOf(rows, 'games', players)[0] ?? { number: 0, wins: 0, points: 0 };
}

/** With how many it was played, in order. */
export function playersIn(rows: CountRow[]): number[] {
  return [...new Set(rows.map(([players]) => players))].sort((a, b) => a - b);
}

/** What a game was played with: kinds by themselves, and pairs of them. */
export function kindsIn(rows: CountRow[]): { single: string[]; crossed: string[] } {
  const kinds = [...new Set(rows.map(([, kind]) => kind))].filter((kind) => !OWN_KINDS.includes(kind));
  return { single: kinds.filter((kind) => !kind.includes('/')), crossed: kinds.filter((kind) => kind.includes('/')) };
}

/** A list of games with the next page of it. A game that has ended since the last page was asked for shifts what comes after it. */
export function joined(had: Played[], page: Played[]): Played[] {
  const key = (one: Played) => `${one.id} ${one.seat}`;
  const known = new Set(had.map(key));
  return [...had, ...page.filter((one) => !known.has(key(one)))];
}

const Z = 1.959963984540054; // 95 % of a normal distribution lie within so many deviations

/** The 95 % Wilson interval of a rate, as `loci.sim.report.wilson` has it. */
export function wilson(wins: number, number: number): [number, number] {
  if (number === 0) return [0, 1];
  const rate = wins / number;
  const squared = Z * Z;
  const middle = rate + squared / (2 * number);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / number + squared / (4 * number * number));
  const scale = 1 + squared / number;
  return [wins === 0 ? 0 : (middle - spread) / scale, wins === number ? 1 : (middle + spread) / scale];
}

/** One bar of a distribution: from `from` up to below `to`. */
export interface Bar {
  from: number;
  to: number;
  number: number;
}

const MOST_BARS = 14;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000];

/** How often each number came, as bars of one round width; `width` is the least that the numbers were kept in. */
export function barsOf(values: { value: number; number: number }[], width = 1): Bar[] {
  const some = values.filter(({ number }) => number > 0);
  if (!some.length) return [];
  const least = Math.min(...some.map(({ value }) => value));
  const most = Math.max(...some.map(({ value }) => value));
  const step = STEPS.find((size) => size % width === 0 && (most - least) / size < MOST_BARS - 1) ?? most - least + 1;
  const first = Math.floor(least / step);
  const bars = Array.from({ length: Math.floor(most / step) - first + 1 }, (_, at) => ({ from: (first + at) * step, to: (first + at + 1) * step, number: 0 }));
  for (const { value, number } of some) bars[Math.floor(value / step) - first]!.number += number;
  return bars;
}

/** The value in the middle. */
export function medianOf(values: { value: number; number: number }[]): number | null {
  const ordered = [...values].sort((a, b) => a.value - b.value);
  const half = ordered.reduce((sum, { number }) => sum + number, 0) / 2;
  let before = 0;
  for (const { value, number } of ordered) {
    before += number;
    if (number > 0 && before >= half) return value;
  }
  return null;
}

/** Distributions are kept by value in the row (points, answers, minutes) or, of a game's own numbers, in the column. */
export function valuesOf(rows: CountRow[], kind: string, players: number | null, name = ''): { value: number; number: number }[] {
  return cellsOf(rows, kind, players)
    .filter(({ row }) => !name || row === name)
    .map(({ row, column, number }) => ({ value: Number(name ? column : row), number }));
}
