/** Where the lands of an island lie: boards and layouts of `shapes.json` joined, turned to fit the window, y downwards. */
import shapes from './shapes.json';

/** Units of the drawing to the side of a board. */
export const SIDE = 400;
/** How far the sea is drawn beyond the edge of a board. */
export const SEA = 0.13 * SIDE;

/** The largest room that the number of a land has. */
export const LABEL = 0.036 * SIDE;

export type Point = [number, number];

export interface Disc {
  x: number;
  y: number;
  r: number;
}

/** A line between two lands, or at the edge of a board (then `sides` has one). */
export interface Border {
  sides: string[];
  path: string;
  /** Whether the sea lies on one side of it. */
  coast: boolean;
}

export interface Shape extends Disc {
  name: string;
  board: string;
  ocean: boolean;
  /** The outline as a path, and as the points it goes through. */
  path: string;
  ring: Point[];
  label: Disc;
}

export interface IslandShape {
  box: { x: number; y: number; w: number; h: number };
  lands: Shape[];
  borders: Border[];
  /** The outline of each board, and of that the three sides at which it ends or meets another one. */
  boards: { letter: string; path: string; edge: string; corners: Point[] }[];
}

interface Lie {
  turn: number;
  x: number;
  y: number;
}

const { unit, boards: BOARDS, layouts: LAYOUTS } = shapes as unknown as {
  unit: number;
  boards: Record<string, { borders: number[][]; lands: { ring: number[]; anchor: Point; radius: number; label: Point; label_radius: number }[] }>;
  layouts: Record<string, Record<string, [number, number, number][]>>;
};

/** The corners of a board that is neither turned nor moved: beginning and end of its ocean side first. */
const CORNERS: Point[] = [[0, 0], [0.5, Math.sqrt(3) / 2], [1.5, Math.sqrt(3) / 2], [1, 0]];

/** A board's own coordinates (y upwards) as those of the drawing. */
function placing({ turn, x, y }: Lie): (point: Point) => Point {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return ([px, py]) => [(cos * px - sin * py + x) * SIDE, -(sin * px + cos * py + y) * SIDE];
}

/** The lies of the boards of a layout, the whole turned by so many degrees. */
function liesOf(layout: string, boards: number, turn: number): Lie[] {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const lies = LAYOUTS[layout]?.[boards] ?? LAYOUTS.standard![boards]!;
  return lies.map(([own, x, y]) => ({ turn: own + turn, x: (cos * x - sin * y) / unit, y: (sin * x + cos * y) / unit }));
}

const number = (value: number) => String(Math.round(value * 10) / 10);
const at = ([x, y]: Point) => `${number(x)} ${number(y)}`;

/** A soft line through these points, from the first to the last; the same from both ends. */
export function curve(points: Point[]): string {
  let path = '';
  for (let i = 0; i < points.length - 1; i++) {
    const [p, q] = [points[i]!, points[i + 1]!];
    const [before, after] = [points[i - 1] ?? p, points[i + 2] ?? q];
    const first: Point = [p[0] + (q[0] - before[0]) / 6, p[1] + (q[1] - before[1]) / 6];
    const second: Point = [q[0] - (after[0] - p[0]) / 6, q[1] - (after[1] - p[1]) / 6];
    path += points.length === 2 ? `L${at(q)}` : `C${at(first)} ${at(second)} ${at(q)}`;
  }
  return path;
}

function straight(points: Point[]): string {
  return points.slice(1).map((point) => `L${at(point)}`).join('');
}

/** The sea of a board: the strip along its ocean side, and a bay beyond it that is deepest in the middle. */
function bay(corners: Point[]): Point[] {
  const [from, to, , last] = corners as [Point, Point, Point, Point];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  let [nx, ny] = [dy / SIDE, -dx / SIDE];
  if (nx * (last[0] - from[0]) + ny * (last[1] - from[1]) > 0) [nx, ny] = [-nx, -ny];
  const steps = 12;
  return Array.from({ length: steps - 1 }, (_, i): Point => {
    const t = (i + 1) / steps;
    const depth = SEA * Math.min(1, 1.75 * Math.sin(Math.PI * t) ** 0.8) * (1 + 0.07 * Math.sin(7 * t + from[0]));
    return [from[0] + dx * t + nx * depth, from[1] + dy * t + ny * depth];
  });
}

function join(letters: string[], layout: string, turn: number): IslandShape {
  const lands: Shape[] = [];
  const borders: Border[] = [];
  const boards: IslandShape['boards'] = [];
  liesOf(layout, letters.length, turn).forEach((lie, slot) => {
    const letter = letters[slot]!;
    const drawn = BOARDS[letter]!;
    const place = placing(lie);
    const move = (x: number, y: number) => place([x / unit, y / unit]);
    const corners = CORNERS.map(place);
    const [from, ...rest] = corners;
    boards.push({ letter, corners, path: `M${corners.map(at).join('L')}Z`, edge: `M${[...rest, from!].map(at).join('L')}` });
    const lines = drawn.borders.map((flat) => Array.from({ length: flat.length / 2 }, (_, i) => move(flat[2 * i]!, flat[2 * i + 1]!)));
    const sides = lines.map((): number[] => []);
    drawn.lands.forEach((land, n) => {
      const parts = land.ring.map((signed) => {
        const index = signed >= 0 ? signed : -1 - signed;
        sides[index]!.push(n);
        return signed >= 0 ? lines[index]! : lines[index]!.toReversed();
      });
      const isEdge = land.ring.map((signed) => signed >= 0 && !drawn.lands.some(({ ring }) => ring.includes(-1 - signed)));
      // The edge of the board is one line of the ocean's ring: the sea goes on beyond it.
      const whole = n ? parts : parts.map((part) => (isOceanSide(part, corners) ? [part[0]!, ...bay(corners).toReversed(), part.at(-1)!] : part));
      const [x, y] = n ? move(...land.anchor) : middle(bay(corners));
      lands.push({
        name: `${letter}${n}`,
        board: letter,
        ocean: n === 0,
        x,
        y,
        r: (land.radius / unit) * SIDE,
        path: `M${at(whole[0]![0]!)}${whole.map((part, i) => (n && isEdge[i] ? straight(part) : curve(part))).join('')}Z`,
        ring: whole.flatMap((part) => part.slice(0, -1)),
        label: discAt(n ? move(...land.label) : middle(bay(corners)), Math.min(LABEL, (land.label_radius / unit) * SIDE)),
      });
    });
    lines.forEach((line, index) => {
      const both = sides[index]!;
      if (both.length === 1 && both[0] === 0) return;
      borders.push({ sides: both.map((n) => `${letter}${n}`), path: `M${at(line[0]!)}${curve(line)}`, coast: both.includes(0) });
    });
  });
  return { box: boxOf(lands), lands, borders, boards };
}

function isOceanSide(part: Point[], corners: Point[]): boolean {
  if (part.length !== 2) return false;
  const [from, to] = corners as [Point, Point];
  return part.every(([x, y]) => Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) < SIDE);
}

function middle(points: Point[]): Point {
  return points[Math.floor(points.length / 2)]!;
}

function discAt([x, y]: Point, r: number): Disc {
  return { x, y, r };
}

const MARGIN = 0.03 * SIDE;

function boxOf(lands: Shape[]) {
  const points = lands.flatMap((land) => land.ring);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
}

const made = new Map<string, IslandShape>();

/** The island of these boards in a layout, turned by so many degrees. */
export function islandOf(letters: string[], layout: string, turn = 0): IslandShape {
  const key = `${letters.join('')} ${layout} ${turn}`;
  const found = made.get(key) ?? join(letters, layout, turn);
  made.set(key, found);
  return found;
}

/** What the buttons at the lower corners take of a window: a part of its width and height. */
const BUTTONS = { wide: 0.07, high: 0.24 };

/** Turned so that it is largest in a window of this width to height; as the rulebook lays it where that costs little. */
export function fitted(letters: string[], layout: string, aspect: number): IslandShape {
  let best = islandOf(letters, layout);
  let most = scaleIn(best, aspect) * 1.1;
  for (let turn = 15; turn < 360; turn += 15) {
    const other = islandOf(letters, layout, turn);
    const scale = scaleIn(other, aspect);
    if (scale > most * 1.001) [best, most] = [other, scale];
  }
  return best;
}

/** How large it is drawn; a land behind a button counts as a loss. */
function scaleIn({ box, lands }: IslandShape, aspect: number): number {
  const scale = Math.min(aspect / box.w, 1 / box.h);
  const [left, top] = [(aspect - box.w * scale) / 2, (1 - box.h * scale) / 2];
  const isHidden = lands.some(({ x, y, ocean }) => {
    const [across, down] = [(left + (x - box.x) * scale) / aspect, top + (y - box.y) * scale];
    return !ocean && down > 1 - BUTTONS.high && (across < BUTTONS.wide || across > 1 - BUTTONS.wide);
  });
  return isHidden ? scale * 0.93 : scale;
}
