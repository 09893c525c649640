/** Where the lands of an island lie: boards and layouts of `shapes.json` joined, turned to fit the window, y downwards. */
import { cornersOf, type LaidBoard } from './corners';
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
  boards: { letter: string; path: string; edge: string; corners: Point[]; sides: Record<string, string> }[];
  /** The corners of lands by name, those of boards that are sunk included; found when somebody asks. */
  corners(): Map<string, Point>;
}

/** How boards are laid: the layout, boards that were `added` since (`E-side0-A-side2`), boards that are `sunk`. */
export interface Laying {
  layout: string;
  added?: string[];
  sunk?: string;
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

/** The sides of land: from which corner to which they go around the board, and how they are turned against the first. */
const SIDES: Record<string, { from: number; to: number; turn: number }> = {
  side0: { from: 0, to: 3, turn: 0 },
  side1: { from: 3, to: 2, turn: 60 },
  side2: { from: 2, to: 1, turn: 180 },
};

function turned(turn: number, [x, y]: Point): Point {
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [cos * x - sin * y, sin * x + cos * y];
}

/** A board's own coordinates (y upwards) as those of the drawing. */
function placing({ turn, x, y }: Lie): (point: Point) => Point {
  return (point) => {
    const [px, py] = turned(turn, point);
    return [(px + x) * SIDE, -(py + y) * SIDE];
  };
}

/** How a board lies whose own side is laid against a side of another one. */
function beside(lie: Lie, side: string, own: string): Lie {
  const [there, here] = [SIDES[side]!, SIDES[own]!];
  const turn = lie.turn + there.turn + 180 - here.turn;
  const [ex, ey] = turned(lie.turn, CORNERS[there.to]!);
  const [sx, sy] = turned(turn, CORNERS[here.from]!);
  return { turn, x: lie.x + ex - sx, y: lie.y + ey - sy };
}

/** The sea between two islets, in sides of a board. */
const STRAIT = 0.5;

/** How boards lie by themselves: as a layout says, or as islets beside each other (`archipelago-2-1`). */
function laid(layout: string, boards: number): [number, number, number][] {
  const sizes = /^archipelago-([\d-]+)$/.exec(layout)?.[1]?.split('-').map(Number);
  if (!sizes) return LAYOUTS[layout]?.[boards] ?? LAYOUTS.standard![boards]!;
  let right = 0;
  return sizes.flatMap((size) => {
    const lies = LAYOUTS.standard![size]!;
    const xs = lies.flatMap(([turn, x, y]) => CORNERS.map((corner) => placing({ turn, x: x / unit, y: y / unit })(corner)[0] / SIDE));
    const left = right - Math.min(...xs);
    right += Math.max(...xs) - Math.min(...xs) + STRAIT;
    return lies.map(([turn, x, y]): [number, number, number] => [turn, x + left * unit, y]);
  });
}

/** The lies of boards in a layout, of which the last were `added` to others, the whole turned by so many degrees. */
function liesOf(letters: string[], { layout, added = [] }: Laying, turn: number): Lie[] {
  const lies = laid(layout, letters.length - added.length).map(([own, x, y]): Lie => ({ turn: own, x: x / unit, y: y / unit }));
  for (const word of added) {
    const [, own, other, side] = word.split('-') as [string, string, string, string];
    lies.push(beside(lies[letters.indexOf(other)]!, side, own));
  }
  return lies.map(({ turn: own, x, y }) => {
    const [tx, ty] = turned(turn, [x, y]);
    return { turn: own + turn, x: tx, y: ty };
  });
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

function join(letters: string[], laying: Laying, turn: number): IslandShape {
  const lands: Shape[] = [];
  const borders: Border[] = [];
  const boards: IslandShape['boards'] = [];
  const all: LaidBoard[] = [];
  liesOf(letters, laying, turn).forEach((lie, slot) => {
    const letter = letters[slot]!;
    const drawn = BOARDS[letter]!;
    const place = placing(lie);
    const move = (x: number, y: number) => place([x / unit, y / unit]);
    const corners = CORNERS.map(place);
    const lines = drawn.borders.map((flat) => Array.from({ length: flat.length / 2 }, (_, i) => move(flat[2 * i]!, flat[2 * i + 1]!)));
    all.push(laidBoard(letter, lines, drawn.lands.map(({ ring }) => ring), corners));
    if (laying.sunk?.includes(letter)) return;
    const [from, ...rest] = corners;
    const sides = Object.fromEntries(Object.entries(SIDES).map(([name, side]) => [name, `M${at(corners[side.from]!)}L${at(corners[side.to]!)}`]));
    boards.push({ letter, corners, sides, path: `M${corners.map(at).join('L')}Z`, edge: `M${[...rest, from!].map(at).join('L')}` });
    const owners = lines.map((): number[] => []);
    drawn.lands.forEach((land, n) => {
      const parts = land.ring.map((signed) => {
        const index = signed >= 0 ? signed : -1 - signed;
        owners[index]!.push(n);
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
      const both = owners[index]!;
      if (both.length === 1 && both[0] === 0) return;
      borders.push({ sides: both.map((n) => `${letter}${n}`), path: `M${at(line[0]!)}${curve(line)}`, coast: both.includes(0) });
    });
  });
  const order = letters.flatMap((letter) => Array.from({ length: 9 }, (_, n) => `${letter}${n}`));
  let found: Map<string, Point> | null = null;
  return { box: boxOf(lands), lands, borders, boards, corners: () => (found ??= cornersOf(all, order)) };
}

/** A board for finding corners: not the outer edge of its ocean, which is no land's. */
function laidBoard(letter: string, lines: Point[][], rings: number[][], corners: Point[]): LaidBoard {
  const beside = (index: number) => rings.flatMap((ring, n) => (ring.includes(index) || ring.includes(-1 - index) ? [n] : []));
  const borders = lines.map((points, index) => ({ points, lands: beside(index) })).filter(({ lands }) => lands.some((n) => n > 0));
  return {
    corners,
    lines: borders.map(({ points, lands }) => ({ points, sides: lands.map((n) => `${letter}${n}`) })),
    near: SIDE / 2000,
    shore: SIDE / 20,
  };
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

/** The part of the drawing in which these lands lie. */
export function boxOf(lands: Shape[]) {
  const points = lands.flatMap((land) => land.ring);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x, y, w: Math.max(...xs) + MARGIN - x, h: Math.max(...ys) + MARGIN - y };
}

const made = new Map<string, IslandShape>();

/** The island of these boards as they are laid, turned by so many degrees, without those that are `sunk`. */
export function islandOf(letters: string[], laying: Laying, turn = 0): IslandShape {
  const key = `${letters.join('')} ${laying.layout} ${laying.added?.join()} ${turn} ${laying.sunk}`;
  const found = made.get(key) ?? join(letters, laying, turn);
  made.set(key, found);
  return found;
}

/** What the buttons at the lower corners take of a window, as parts of its width and height: above each other, or in rows where it is narrow. */
const BUTTONS = { left: 0.07, right: 0.07, high: 0.24 };
const ROWS = { left: 0.21, right: 0.31, high: 0.14 };

/** Turned so that it is largest in a window of this width to height; as the rulebook lays it where that costs little. */
export function fitted(letters: string[], laying: Laying, aspect: number, narrow = false): IslandShape {
  const buttons = narrow ? ROWS : BUTTONS;
  let best = islandOf(letters, laying);
  let most = scaleIn(best, aspect, buttons) * 1.1;
  for (let turn = 15; turn < 360; turn += 15) {
    const other = islandOf(letters, laying, turn);
    const scale = scaleIn(other, aspect, buttons);
    if (scale > most * 1.001) [best, most] = [other, scale];
  }
  return best;
}

/** How large it is drawn; a land behind a button counts as a loss. */
function scaleIn({ box, lands }: IslandShape, aspect: number, buttons: typeof BUTTONS): number {
  const scale = Math.min(aspect / box.w, 1 / box.h);
  const [left, top] = [(aspect - box.w * scale) / 2, (1 - box.h * scale) / 2];
  const isHidden = lands.some(({ x, y, ocean }) => {
    const [across, down] = [(left + (x - box.x) * scale) / aspect, top + (y - box.y) * scale];
    return !ocean && down > 1 - buttons.high && (across < buttons.left || across > 1 - buttons.right);
  });
  return isHidden ? scale * 0.93 : scale;
}
