/** What `loci.games.terra_mystica.words.view.see` sends. */
import type { PrintedScoring } from './printed';

export type Terrain = 'desert' | 'plains' | 'swamp' | 'lakes' | 'forest' | 'mountains' | 'wasteland';
export type Building = 'dwelling' | 'trading-house' | 'temple' | 'stronghold' | 'sanctuary';
export type Cult = 'fire' | 'water' | 'earth' | 'air';
export type Resource = 'coins' | 'workers' | 'priests' | 'power';
/** So much of each; what is nothing is left out. */
export type Stock = Partial<Record<string, number>>;

export const CULTS: Cult[] = ['fire', 'water', 'earth', 'air'];
export const ROUNDS = 6;
export const TOP = 10;

export interface HexView {
  terrain: Terrain;
  printed: Terrain;
  building?: Building;
  owner?: number;
  town?: true;
}

export interface ScoringView extends PrintedScoring {
  tile: string;
  round: number;
  now: boolean;
}

export interface TrackView {
  level: number;
  most: number;
  cost: Stock | null;
}

export interface SeatView {
  faction: string | null;
  home: Terrain | null;
  vp: number;
  points: Record<string, number>;
  passed: boolean;
  left: boolean;
  /** From here on only once a faction was chosen. */
  coins: number;
  workers: number;
  priests: { hand: number; reserve: number; cults: number };
  bowls: number[];
  removed: number;
  keys: number;
  shipping: (TrackView & { reach: number; points: number }) | null;
  digging: TrackView & { spade: Stock };
  bridges: number;
  favours: string[];
  towns: string[];
  bonus: string | null;
  actions: string[];
  used: string[];
  buildings: Record<Building, { built: number; left: number; cost: Stock; next: Stock }>;
  area: number;
  reach: { direct?: string[]; ship?: string[]; skip?: string[] };
  /** Linked buildings that are no town yet. */
  groups: { hexes: string[]; buildings: number; power: number }[];
  town: { buildings: number; power: number };
  income: Stock | null;
  /** Of a cult reward. */
  spades: number;
}

export interface OfferView {
  from: number;
  to: number;
  power: number;
  gain: number;
  price: number;
  bowls: number[];
  open: boolean;
}

/** What digging with one click makes of a hex. */
export interface HomeDig {
  spades: number;
  buys?: number;
  price: Stock;
  points: number;
  dwelling?: Stock;
  'points-built'?: number;
  town?: true;
}

export interface TurnView {
  seat: number;
  actions: number;
  begun: boolean;
  ending: boolean;
  owed: Record<string, number>;
  unused: Record<string, number>;
  keys: Cult[];
  digs: { homes: Record<string, HomeDig>; most: number; land: string[] } | null;
}

export interface TerraView {
  round: number;
  phase: 'factions' | 'dwellings' | 'bonus' | 'actions' | 'rewards' | 'over';
  asked: number[];
  active: number | null;
  order: number[];
  passed: number[];
  queue: number[];
  scoring: ScoringView[];
  bonus: { tile: string; coins: number; holder: number | null }[];
  actions: { action: string; power: number; used: boolean }[];
  hexes: Record<string, HexView>;
  /** Per hex the power value of each seat's buildings next to it. */
  beside: Record<string, number[]>;
  rivers: string[];
  bridges: { site: string; ends: string[]; owner: number }[];
  cults: Record<Cult, { markers: number[]; priests: (number | null)[]; worth: number[] }>;
  favours: Record<string, number>;
  towns: Record<string, number>;
  seats: SeatView[];
  /** What the end would give each seat if it were now: by cult, and `area`. */
  prizes: Partial<Record<Cult | 'area', number[]>>;
  offers: OfferView[];
  turn: TurnView | null;
}

/** The colour of a seat's pieces: its faction's. */
export function pieceOf(view: TerraView, seat: number): string {
  const home = view.seats[seat]?.home;
  return home ? `var(--tm-${home})` : 'var(--piece)';
}

/** The reward of a round's tile for a seat as things stand: how often, and the steps on the way to the next. */
export function rewardOf(view: TerraView, tile: ScoringView, seat: number): { times: number; rest: number } {
  const steps = tile.cult === 'priests' ? (view.seats[seat]?.priests?.cults ?? 0) : (view.cults[tile.cult].markers[seat] ?? 0);
  return { times: Math.floor(steps / tile.steps), rest: steps % tile.steps };
}

/** All of it so many times. */
export function times(stock: Stock, number: number): Stock {
  return Object.fromEntries(Object.entries(stock).map(([name, value]) => [name, (value ?? 0) * number]));
}
