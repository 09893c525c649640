/** Room for what lies in a land: spots of one size, in rows, none over the edge, the number or another one. */
import { SIDE, type Point, type Shape } from './geometry';

export interface Spots {
  r: number;
  at: Point[];
}

export const LARGEST = 0.066 * SIDE;
const SMALLER = 0.955;
const GAP = 0.004 * SIDE;

/** Whether a disc lies wholly in a land. Asked very often. */
export function holds(ring: Point[], x: number, y: number, r: number): boolean {
  const least = r * r;
  let inside = false;
  let [x1, y1] = ring.at(-1)!;
  for (const [x2, y2] of ring) {
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
    const dx = x2 - x1;
    const dy = y2 - y1;
    const along = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1);
    const part = along < 0 ? 0 : along > 1 ? 1 : along;
    const ox = x - x1 - part * dx;
    const oy = y - y1 - part * dy;
    if (ox * ox + oy * oy < least) return false;
    x1 = x2;
    y1 = y2;
  }
  return inside;
}

interface Bounds {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

function boundsOf(ring: Point[]): Bounds {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The rows of a lattice of discs that lie in a land and leave the place of its number free. */
function lattice(shape: Shape, { left, right, top, bottom }: Bounds, r: number, dx: number, dy: number): Point[] {
  const [wide, high] = [2 * r, Math.sqrt(3) * r];
  const clear = (r + shape.label.r) ** 2;
  const found: Point[] = [];
  for (let row = 0, y = top + r + dy * high; y < bottom - r; row++, y += high) {
    for (let x = left + r + ((dx + (row % 2) / 2) % 1) * wide; x < right - r; x += wide) {
      if ((x - shape.label.x) ** 2 + (y - shape.label.y) ** 2 >= clear && holds(shape.ring, x, y, r + GAP)) found.push([x, y]);
    }
  }
  return found;
}

function area(ring: Point[]): number {
  return Math.abs(ring.reduce((sum, [x, y], i) => sum + x * ring[(i + 1) % ring.length]![1] - y * ring[(i + 1) % ring.length]![0], 0)) / 2;
}

const known = new WeakMap<Shape, Map<number, Spots>>();
const SHIFTS = [0, 0.25, 0.5, 0.75];

/** So many spots around the middle of a land, as large as they can be; from top to bottom, left to right. */
export function spotsOf(shape: Shape, number: number): Spots {
  const before = known.get(shape) ?? new Map<number, Spots>();
  known.set(shape, before);
  const found = before.get(number) ?? search(shape, number);
  before.set(number, found);
  return found;
}

function search(shape: Shape, number: number): Spots {
  if (!number) return { r: LARGEST, at: [] };
  const far = ([x, y]: Point) => (x - shape.x) ** 2 + (y - shape.y) ** 2;
  const bounds = boundsOf(shape.ring);
  const most = Math.sqrt(area(shape.ring) / (2 * Math.sqrt(3) * number)); // no packing is denser
  for (let r = Math.min(LARGEST, most); r > 2; r *= SMALLER) {
    let best: Point[] | null = null;
    let least = Infinity;
    for (const dx of SHIFTS) {
      for (const dy of SHIFTS) {
        const points = lattice(shape, bounds, r, dx, dy);
        if (points.length < number) continue;
        const chosen = points.sort((a, b) => far(a) - far(b)).slice(0, number);
        const spread = chosen.reduce((sum, point) => sum + far(point), 0);
        if (spread < least) [best, least] = [chosen, spread];
      }
    }
    if (best) return { r, at: best.sort((a, b) => (Math.abs(a[1] - b[1]) < r ? a[0] - b[0] : a[1] - b[1])) };
  }
  throw new Error(`no room for ${number} in ${shape.name}`);
}
