/** Where the hexes lie: the coordinates of `land.py`, and the outlines of the tiles. */
import { AROUND, boxAround, hexAt, outline, type HexPlace } from '../parts/hex';

const TILES = 'KABCDEF';
const PLACES = [[0, 0], ...AROUND] as const;
const CENTRES = [[0, 0], [2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]] as const;

export interface Place extends HexPlace {
  tile: string;
}

export const HEXES: Place[] = CENTRES.flatMap(([cq, cr], tile) =>
  PLACES.map(([dq, dr], digit) => ({ ...hexAt(`${TILES[tile]}${digit}`, cq + dq, cr + dr), tile: TILES[tile]! })),
);

export const BY_NAME = new Map(HEXES.map((hex) => [hex.name, hex]));

export function tileOutline(tile: string): string {
  return outline(HEXES.filter((hex) => hex.tile === tile));
}

/** Kalena's comes last and lies on top. */
export const OUTLINES = [...TILES].reverse().map((tile) => ({ tile, path: tileOutline(tile) }));

export const BOX = boxAround(HEXES, 14);
