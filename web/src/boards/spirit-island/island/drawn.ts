/** An island of which only is known what touches what: lands are laid apart until those that touch are near each other,
 * and each has the room that is nearer to it than to others. The same island is always drawn alike. */
import type { LandView } from '../view';
import { boxOf, LABEL, SIDE, type Border, type IslandShape, type Point, type Shape } from './geometry';

/** From land to land, and how far the room of one reaches. */
const STEP = 0.42 * SIDE;
const REACH = 0.36 * SIDE;
const ROUNDS = 400;

type Lands = Record<string, Pick<LandView, 'near' | 'coastal'>>;

const isOcean = (name: string) => name.slice(1) === '0';

/** What each land is drawn near to; an ocean to the coast of its board. */
function neighbours(lands: Lands): Map<string, Set<string>> {
  const found = new Map(Object.keys(lands).map((name): [string, Set<string>] => [name, new Set(lands[name]!.near.filter((other) => other in lands))]));
  for (const name of found.keys()) {
    if (isOcean(name)) for (const other of found.keys()) if (other[0] === name[0] && lands[other]!.coastal) found.get(name)!.add(other);
  }
  for (const [name, others] of found) for (const other of others) found.get(other)!.add(name);
  return found;
}

/** A place for each land: neighbours draw near, all others keep away. */
function places(near: Map<string, Set<string>>): Map<string, Point> {
  const names = [...near.keys()];
  const at = new Map(names.map((name, i): [string, Point] => {
    const angle = (2 * Math.PI * i) / names.length;
    return [name, [Math.cos(angle) * STEP * (2 + (i % 3) * 0.3), Math.sin(angle) * STEP * (2 + (i % 2) * 0.3)]];
  }));
  for (let round = 0; round < ROUNDS; round++) {
    const most = (STEP / 4) * (1 - round / ROUNDS);
    const moves = new Map(names.map((name): [string, Point] => [name, [0, 0]]));
    for (const one of names) {
      for (const other of names) {
        if (one === other) continue;
        const [dx, dy] = [at.get(one)![0] - at.get(other)![0], at.get(one)![1] - at.get(other)![1]];
        const apart = Math.max(1, Math.hypot(dx, dy));
        const force = (STEP * STEP) / apart - (near.get(one)!.has(other) ? (apart * apart) / STEP : 0);
        const move = moves.get(one)!;
        move[0] += (dx / apart) * force;
        move[1] += (dy / apart) * force;
      }
    }
    for (const name of names) {
      const [mx, my] = moves.get(name)!;
      const far = Math.max(1, Math.hypot(mx, my));
      const point = at.get(name)!;
      at.set(name, [point[0] + (mx / far) * Math.min(far, most), point[1] + (my / far) * Math.min(far, most)]);
    }
  }
  return at;
}

/** The part of an outline that is nearer to `own` than to `other`. */
function nearer(ring: Point[], own: Point, other: Point): Point[] {
  const side = ([x, y]: Point) => (x - (own[0] + other[0]) / 2) * (other[0] - own[0]) + (y - (own[1] + other[1]) / 2) * (other[1] - own[1]);
  return ring.flatMap((point, i): Point[] => {
    const next = ring[(i + 1) % ring.length]!;
    const [a, b] = [side(point), side(next)];
    const cut: Point[] = a < 0 !== b < 0 ? [[point[0] + ((next[0] - point[0]) * a) / (a - b), point[1] + ((next[1] - point[1]) * a) / (a - b)]] : [];
    return a < 0 ? [point, ...cut] : cut;
  });
}

function ringOf(name: string, at: Map<string, Point>): Point[] {
  const own = at.get(name)!;
  const corners = 20;
  let ring = Array.from({ length: corners }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / corners;
    return [own[0] + Math.cos(angle) * REACH, own[1] + Math.sin(angle) * REACH];
  });
  for (const [other, place] of at) if (other !== name) ring = nearer(ring, own, place);
  return ring;
}

const text = ([x, y]: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** How far a point is from the nearest side of an outline. */
function depth([x, y]: Point, ring: Point[]): number {
  return Math.min(...ring.map((from, i) => {
    const to = ring[(i + 1) % ring.length]!;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return Math.abs((x - from[0]) * (to[1] - from[1]) - (y - from[1]) * (to[0] - from[0])) / long;
  }));
}

/** Nothing is known of corners: they are drawn between their lands. */
const noCorners = () => new Map<string, Point>();

export function drawnIsland(lands: Lands): IslandShape {
  const near = neighbours(lands);
  const at = places(near);
  const shapes: Shape[] = [];
  const borders: Border[] = [];
  for (const [name, place] of at) {
    const ring = ringOf(name, at);
    const r = depth(place, ring);
    const path = `M${ring.map(text).join('L')}Z`;
    const label = { x: place[0], y: place[1] - r * 0.72, r: Math.min(LABEL, r * 0.26) };
    shapes.push({ name, board: name[0]!, ocean: isOcean(name), x: place[0], y: place[1], r, path, ring, label });
    if (!isOcean(name)) borders.push({ sides: [name, name], path, coast: false });
  }
  const letters = [...new Set([...at.keys()].map((name) => name[0]!))];
  const boards = letters.map((letter) => ({ letter, path: '', edge: '', corners: [], sides: {} }));
  return { box: boxOf(shapes), lands: shapes, borders, boards, corners: noCorners };
}
