/** Figures as data: what `figures.json` of a game lists, drawn by `Figure.svelte` from the symbols of the boards. */
import { SIGNS } from '../boards/spirit-island/cards/symbols';
import { SYMBOLS as HAUNTED } from '../boards/haunted-lands/symbols';
import { SYMBOLS as ISLAND } from '../boards/spirit-island/island/symbols';
import { SYMBOLS as MYSTICA } from '../boards/terra-mystica/symbols';
import { TERRAIN_SIGNS, type Drawing } from '../boards/parts/symbols';

export type At = [x: number, y: number];

/** One thing in a figure. Colours are names of tokens: `seat-0`, `accent`, `sheet`. */
export type Shape =
  /** A hex with a corner on top, by axial coordinates. */
  | { hex: At; terrain: string; mark?: string }
  /** A land or any other outline. */
  | { land: At[]; terrain: string }
  | { sign: string; at: At; size?: number; fill?: string }
  /** Numbers and letters alone: words stand in the caption. */
  | { text: string; at: At; size?: number; fill?: string }
  | { arrow: [At, At]; bend?: number }
  | { line: At[]; fill?: string; width?: number }
  | { box: [x: number, y: number, w: number, h: number]; fill?: string; edge?: string }
  | { disc: [x: number, y: number, r: number]; fill?: string; edge?: string };

export interface Figure {
  /** Left, top, width and height of what is seen. */
  view: [number, number, number, number];
  shapes: Shape[];
}

const BY_GAME: Record<string, Record<string, Drawing>> = {
  'haunted-lands': HAUNTED,
  'terra-mystica': MYSTICA,
  'spirit-island': { ...TERRAIN_SIGNS, ...SIGNS, ...ISLAND },
};

/** The silhouette of that name in a game. */
export function signOf(game: string, name: string): Drawing | undefined {
  return BY_GAME[game]?.[name];
}
