/** What is printed on board, faction boards and tiles: `loci.games.terra_mystica.words.printed`. */
import json from './printed.json';
import type { Building, Cult, Stock, Terrain } from './view';

export interface PrintedFaction {
  home: Terrain;
  start: Stock;
  bowls: number[];
  cults: Partial<Record<Cult, number>>;
  dwellings: number;
  ship: { start: number; points: number[]; cost: Stock };
  dig: { rates: Stock[]; cost: Stock; points: number };
  prices: Record<Building, Stock>;
  lonely: Stock;
  /** Totals by how many buildings of the kind stand on the map. */
  incomes: Record<Building, Stock[]>;
  action: string | null;
  /** From each terrain: the spades to every other one that this faction can make of it. */
  ways: Record<Terrain, Partial<Record<Terrain, number>>>;
}

export interface PrintedScoring {
  points: Record<string, number>;
  cult: Cult | 'priests';
  steps: number;
  /** None where the end of the game covers it. */
  reward: Stock | null;
}

export interface PrintedBonus {
  income?: Stock;
  points?: Record<string, number>;
  sails?: number;
  action?: string;
}

export interface PrintedFavour {
  cult: Cult;
  steps: number;
  copies: number;
  income?: Stock;
  points?: Record<string, number>;
  passing?: number[];
  town?: number;
  action?: string;
}

export interface PrintedTown {
  points: number;
  copies: number;
  keys: number;
  gain?: Stock;
  steps?: number;
  shipping?: number;
}

export interface PrintedAction {
  cost?: Stock;
  common?: boolean;
  again?: boolean;
  gain?: Stock;
  spades?: number;
  steps?: number;
  bridge?: boolean;
}

interface Printed {
  rows: string[];
  sites: string[];
  /** In the order of the transformation circle, with the colour that moves name. */
  terrains: Record<Terrain, string>;
  buildings: Record<Building, { pieces: number; power: number }>;
  orders: number[];
  /** The power that each field of a cult track gives. */
  fields: number[];
  prizes: { cult: number[]; area: number[] };
  factions: Record<string, PrintedFaction>;
  scoring: Record<string, PrintedScoring>;
  bonus: Record<string, PrintedBonus>;
  favours: Record<string, PrintedFavour>;
  towns: Record<string, PrintedTown>;
  actions: Record<string, PrintedAction>;
}

export const PRINTED = json as unknown as Printed;

export const TERRAINS = Object.keys(PRINTED.terrains) as Terrain[];
export const BUILDINGS = Object.keys(PRINTED.buildings) as Building[];
