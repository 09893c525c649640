/** Where the hexes of `board.py` lie: nine rows, every second one shifted half a hex to the east. */
import { AROUND, boxAround, hexAt, outline, SIZE, type HexPlace, type Point } from '../parts/hex';
import { PRINTED } from './printed';

export const ALL: HexPlace[] = PRINTED.rows.flatMap((names, row) =>
  names.split(' ').map((name, column) => hexAt(name, column - Math.floor(row / 2), row)),
);

export const isRiver = (name: string) => name.startsWith('r');
export const HEXES = ALL.filter((hex) => !isRiver(hex.name));
export const RIVERS = ALL.filter((hex) => isRiver(hex.name));
export const BY_NAME = new Map(ALL.map((hex) => [hex.name, hex]));

export const BANKS = outline(RIVERS);
export const BOX = boxAround(ALL, 8);
/** With room below for the buttons, where they lie in a row. */
export const NARROW_BOX = { ...BOX, h: BOX.h + 120 };

/** Turned by a quarter: higher than wide, for a window that is. */
export const TURNED_BOX = { x: -BOX.y - BOX.h, y: BOX.x, w: BOX.h, h: BOX.w + 90 };
export const quarter = <P extends Point>(place: P): P => ({ ...place, x: -place.y, y: place.x });

/** Whether the map is much larger in a window of this size when it is turned. */
export function isTurnedIn(width: number, height: number): boolean {
  const scale = (box: { w: number; h: number }) => Math.min(width / box.w, height / box.h);
  return width > 0 && height > 0 && scale(TURNED_BOX) > 1.12 * scale(BOX);
}

export interface Site {
  name: string;
  place: string;
  ends: [string, string];
  /** Its middle, and how it is turned. */
  x: number;
  y: number;
  angle: number;
}

/** A bridge leads over the edge between two river hexes, from corner to corner. */
export const SITES: Site[] = PRINTED.sites.map((name) => {
  const ends = name.split(':') as [string, string];
  const [a, b] = ends.map((end) => BY_NAME.get(end)!) as [HexPlace, HexPlace];
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  return { name, place: `bridge:${name}`, ends, x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, angle };
});

export const BRIDGE_LENGTH = 1.66 * SIZE;

/** Whether two hexes share a side. */
export function adjacent(one: string, other: string): boolean {
  const [a, b] = [BY_NAME.get(one), BY_NAME.get(other)];
  return !!a && !!b && AROUND.some(([dq, dr]) => a.q + dq === b.q && a.r + dr === b.r);
}

/** The lines between neighbouring hexes of a group, to show what is linked. */
export function links(hexes: string[]): [Point, Point][] {
  return hexes.flatMap((one, index) =>
    hexes.slice(index + 1).flatMap((other): [Point, Point][] => (adjacent(one, other) ? [[BY_NAME.get(one)!, BY_NAME.get(other)!]] : [])),
  );
}

/** Points on a circle around a hex, the first on top: where the ring of terrains lies. */
export function around(number: number, radius: number): Point[] {
  return Array.from({ length: number }, (_, index) => {
    const angle = (2 * Math.PI * index) / number - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}
