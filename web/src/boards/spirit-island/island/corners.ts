/** Where the corners of lands are drawn: the points at which borders end, and the corners of the boards. */
import type { Point } from './geometry';

/** A border of a board as it lies: the lands and oceans on its sides, of which an edge has one. */
export interface Line {
  sides: string[];
  points: Point[];
}

export interface LaidBoard {
  lines: Line[];
  corners: Point[];
  /** What is one point: the ocean begins a little away from the corner of its board. */
  near: number;
  shore: number;
}

interface Meeting {
  at: Point[];
  names: Set<string>;
}

const apart = ([x, y]: Point, [u, v]: Point) => Math.hypot(x - u, y - v);

/** How far a point is from a line. */
function off([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

function isOn(at: Point, { points }: Line, near: number): boolean {
  return points.some((to, i) => i > 0 && off(at, points[i - 1]!, to) < near);
}

/** The corners of joined boards by their names, which are made of those of the lands and oceans there: `A1+A4+A5`. */
export function cornersOf(boards: LaidBoard[], order: string[]): Map<string, Point> {
  const found: Meeting[] = [];
  for (const { lines, corners, near, shore } of boards) {
    const ends = lines.flatMap(({ sides, points }) => [points[0]!, points.at(-1)!].map((at) => ({ at, sides })));
    for (const { at, sides } of [...corners.map((at) => ({ at, sides: [] as string[] })), ...ends]) {
      const reach = Math.min(apart(at, corners[0]!), apart(at, corners[1]!)) < shore ? shore : near;
      let meeting = found.find((other) => other.at.some((point) => apart(point, at) < reach));
      if (!meeting) found.push((meeting = { at: [], names: new Set() }));
      meeting.at.push(at);
      for (const name of sides) meeting.names.add(name);
    }
  }
  const edges = boards.flatMap(({ lines }) => lines.filter(({ sides }) => sides.length === 1));
  const near = boards[0]?.near ?? 0;
  return new Map(
    found.map(({ at, names }): [string, Point] => {
      for (const edge of edges) if (at.some((point) => isOn(point, edge, near))) names.add(edge.sides[0]!);
      const name = [...names].sort((a, b) => order.indexOf(a) - order.indexOf(b)).join('+');
      return [name, [mean(at.map(([x]) => x)), mean(at.map(([, y]) => y))]];
    }),
  );
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
