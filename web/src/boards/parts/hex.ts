/** Hexes with a corner on top, by axial coordinates: where they lie, their corners and edges, and the way of arrow keys. */
export interface Point {
  x: number;
  y: number;
}

/** Something that lies somewhere and has a name. */
export interface Place extends Point {
  name: string;
}

export interface HexPlace extends Place {
  q: number;
  r: number;
}

/** From the centre of a hex to its corners. */
export const SIZE = 50;
export const WIDTH = Math.sqrt(3) * SIZE;

/** The six neighbours, by axial coordinates: E, NE, NW, W, SW, SE. */
export const AROUND = [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const;

/** The edge that faces each neighbour lies between the corner of this number and the next. */
const EDGE_OF = [1, 0, 5, 4, 3, 2];

/** The middle of a hex. */
export function centre(q: number, r: number): Point {
  return { x: WIDTH * (q + r / 2), y: 1.5 * SIZE * r };
}

export function hexAt(name: string, q: number, r: number): HexPlace {
  return { name, q, r, ...centre(q, r) };
}

/** The corners of a hex around its centre, clockwise from the top. */
export const CORNERS: Point[] = Array.from({ length: 6 }, (_, i) => {
  const angle = (Math.PI / 3) * i - Math.PI / 2;
  return { x: SIZE * Math.cos(angle), y: SIZE * Math.sin(angle) };
});

/** The `points` of a polygon. */
export function hexPoints(scale = 1): string {
  return CORNERS.map(({ x, y }) => `${(x * scale).toFixed(2)},${(y * scale).toFixed(2)}`).join(' ');
}

/** The two ends of the edge between a hex and its neighbour in this direction (of `AROUND`). */
export function edge({ x, y }: Point, direction: number): [Point, Point] {
  const first = EDGE_OF[direction]!;
  const corner = (n: number) => ({ x: x + CORNERS[n % 6]!.x, y: y + CORNERS[n % 6]!.y });
  return [corner(first), corner(first + 1)];
}

/** The outline of a group of hexes: the edges that no other hex of it shares. */
export function outline(group: HexPlace[]): string {
  const inside = new Set(group.map((hex) => `${hex.q},${hex.r}`));
  const at = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  return group
    .flatMap((hex) =>
      AROUND.flatMap(([dq, dr], direction) => {
        if (inside.has(`${hex.q + dq},${hex.r + dr}`)) return [];
        const [a, b] = edge(hex, direction);
        return [`M${at(a)}L${at(b)}`];
      }),
    )
    .join('');
}

/** The box around places that are hexes, with a margin. */
export function boxAround(places: Point[], margin: number) {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  return {
    x: Math.min(...xs) - WIDTH / 2 - margin,
    y: Math.min(...ys) - SIZE - margin,
    w: Math.max(...xs) - Math.min(...xs) + WIDTH + 2 * margin,
    h: Math.max(...ys) - Math.min(...ys) + 2 * SIZE + 2 * margin,
  };
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The place of `among` that lies nearest in the direction of an arrow key. */
export function nearest<P extends Point>(from: Point, key: string, among: P[]): P | null {
  const [dx, dy] = WAYS[key] ?? [0, 0];
  let best: P | null = null;
  let least = Infinity;
  for (const place of among) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx + y * dy;
    const distance = Math.hypot(x, y);
    if (along < 0.3 * distance || distance === 0) continue;
    const cost = distance ** 3 / along ** 2; // far off the direction counts as far away
    if (cost < least) [best, least] = [place, cost];
  }
  return best;
}

/** For the keydown of a drawing: arrows go from the place that has the focus to the next lit one; with Shift, or where none is lit, to any. */
export function walk(event: KeyboardEvent, places: Place[], isLit: (name: string) => boolean): void {
  if (!event.key.startsWith('Arrow')) return;
  const element = (event.target as Element).closest<SVGElement | HTMLElement>('[data-place]');
  const from = places.find((place) => place.name === element?.dataset.place);
  if (!from) return;
  event.preventDefault();
  const lit = places.filter((place) => isLit(place.name));
  const to = nearest(from, event.key, event.shiftKey || !lit.length ? places : lit);
  const root = element?.closest('svg') ?? element?.parentElement;
  if (to) root?.querySelector<SVGElement>(`[data-place="${CSS.escape(to.name)}"]`)?.focus();
}
