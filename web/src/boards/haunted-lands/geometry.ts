/** Where the hexes lie: the coordinates of `land.py`, pointy tops, and the outlines of the tiles. */
export const SIZE = 50;
const WIDTH = Math.sqrt(3) * SIZE;
const TILES = 'KABCDEF';
const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;
const PLACES = [[0, 0], ...AROUND] as const;
const CENTRES = [[0, 0], [2, 1], [-1, 3], [-3, 2], [-2, -1], [1, -3], [3, -2]] as const;

export interface Place {
  name: string;
  tile: string;
  q: number;
  r: number;
  x: number;
  y: number;
}

export const HEXES: Place[] = CENTRES.flatMap(([cq, cr], tile) =>
  PLACES.map(([dq, dr], digit) => {
    const [q, r] = [cq + dq, cr + dr];
    return { name: `${TILES[tile]}${digit}`, tile: TILES[tile]!, q, r, x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
  }),
);

export const BY_NAME = new Map(HEXES.map((hex) => [hex.name, hex]));

/** The corners of a hex around its centre, clockwise from the top. */
export const CORNERS = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

export function hexPoints(scale = 1): string {
  return CORNERS.map(({ x, y }) => `${(x * scale).toFixed(2)},${(y * scale).toFixed(2)}`).join(' ');
}

/** The edge between two corners faces this neighbour: E is between corners 1 and 2, and so on. */
const EDGE_OF = [1, 0, 5, 4, 3, 2]; // by direction in AROUND: E, NE, NW, W, SW, SE

/** The outline of a tile: the edges of its hexes that no other hex of the tile shares. */
export function tileOutline(tile: string): string {
  const own = HEXES.filter((hex) => hex.tile === tile);
  const inside = new Set(own.map((hex) => `${hex.q},${hex.r}`));
  return own
    .flatMap((hex) =>
      AROUND.flatMap(([dq, dr], direction) => {
        if (inside.has(`${hex.q + dq},${hex.r + dr}`)) return [];
        const edge = EDGE_OF[direction]!;
        const [a, b] = [CORNERS[edge]!, CORNERS[(edge + 1) % 6]!];
        return [`M${(hex.x + a.x).toFixed(1)} ${(hex.y + a.y).toFixed(1)}L${(hex.x + b.x).toFixed(1)} ${(hex.y + b.y).toFixed(1)}`];
      }),
    )
    .join('');
}

/** Kalena's comes last and lies on top. */
export const OUTLINES = [...TILES].reverse().map((tile) => ({ tile, path: tileOutline(tile) }));

const MARGIN = 14;
const xs = HEXES.map((hex) => hex.x);
const ys = HEXES.map((hex) => hex.y);
export const BOX = {
  x: Math.min(...xs) - WIDTH / 2 - MARGIN,
  y: Math.min(...ys) - SIZE - MARGIN,
  w: Math.max(...xs) - Math.min(...xs) + WIDTH + 2 * MARGIN,
  h: Math.max(...ys) - Math.min(...ys) + 2 * SIZE + 2 * MARGIN,
};

/** The place of `among` that lies nearest in the direction of an arrow key. */
export function nearest(from: Place, key: string, among: Place[]): Place | null {
  const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of among) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx! + y * dy!;
    const distance = Math.hypot(x, y);
    if (along < 0.3 * distance || distance === 0) continue;
    const cost = distance ** 3 / along ** 2; // far off the direction counts as far away
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}
