import { describe, expect, it } from 'vitest';
import { drawnIsland } from './drawn';
import { fitted, islandOf, SIDE } from './geometry';
import { holds, spotsOf } from './spots';

const BOARDS = ['A', 'B', 'C', 'D', 'E', 'F'];

describe.each(BOARDS)('board %s', (board) => {
  const turns = [0, 75, 210];

  it.each(turns)('has room for everything at once, turned by %i', (turn) => {
    for (const land of islandOf([board], { layout: 'standard' }, turn).lands) {
      for (const number of [1, 2, 5, 9, 16, 26]) {
        const { r, at } = spotsOf(land, number);
        expect(at).toHaveLength(number);
        expect(r / SIDE, `${land.name} with ${number}`).toBeGreaterThan(number > 16 ? 0.021 : number > 9 ? 0.027 : 0.032);
        const apart = at.flatMap(([x, y], index) => at.slice(0, index).map(([x2, y2]) => Math.hypot(x - x2, y - y2)));
        expect(at.every(([x, y]) => holds(land.ring, x, y, r)), land.name).toBe(true);
        expect(Math.min(...at.map(([x, y]) => Math.hypot(x - land.label.x, y - land.label.y)))).toBeGreaterThanOrEqual(r + land.label.r);
        expect(Math.min(Infinity, ...apart)).toBeGreaterThanOrEqual(2 * r - 0.001);
      }
    }
  });
});

describe('an island', () => {
  it('has every land once, with its boards in the order of the layout', () => {
    const { lands, boards } = islandOf(['C', 'A'], { layout: 'coastline' });
    expect(lands).toHaveLength(18);
    expect(new Set(lands.map((land) => land.name)).size).toBe(18);
    expect(boards.map((board) => board.letter)).toEqual(['C', 'A']);
  });

  it('is drawn without the boards that are sunk, the others where they lay', () => {
    const [whole, rest] = [islandOf(['C', 'A', 'B'], { layout: 'standard' }), islandOf(['C', 'A', 'B'], { layout: 'standard', sunk: 'A' })];
    expect(rest.boards.map((board) => board.letter)).toEqual(['C', 'B']);
    expect(rest.lands).toEqual(whole.lands.filter((land) => land.board !== 'A'));
    expect(rest.borders.flatMap((border) => border.sides).some((name) => name.startsWith('A'))).toBe(false);
    expect(fitted(['C', 'A', 'B'], { layout: 'standard', sunk: 'A' }, 1.6).lands).toHaveLength(18);
  });

  it('is turned where that makes it larger', () => {
    const wide = fitted(['A', 'B'], { layout: 'standard' }, 2.4).box;
    const tall = fitted(['A', 'B'], { layout: 'standard' }, 0.5).box;
    expect(wide.w).toBeGreaterThan(wide.h);
    expect(tall.h).toBeGreaterThan(tall.w);
  });

  it('leaves its lands clear of the buttons in a narrow window', () => {
    const [aspect, narrow] = [1.2, true];
    for (const letters of ['A', 'D', 'AB', 'BC']) {
      const { box, lands } = fitted([...letters], { layout: 'standard' }, aspect, narrow);
      const scale = Math.min(aspect / box.w, 1 / box.h);
      for (const { name, ocean, x, y } of lands) {
        const across = ((aspect - box.w * scale) / 2 + (x - box.x) * scale) / aspect;
        const down = (1 - box.h * scale) / 2 + (y - box.y) * scale;
        expect(!ocean && down > 0.86 && (across < 0.21 || across > 0.69), `${letters}: ${name}`).toBe(false);
      }
    }
  });

  it('has coasts between lands and sea alone', () => {
    const { borders } = islandOf(['A'], { layout: 'standard' });
    expect(borders.filter((border) => border.coast).map((border) => border.sides.join()).sort()).toEqual(['A0,A1', 'A0,A2', 'A0,A3']);
  });
});

describe('a board that was added', () => {
  const near = (one: number[][], other: number[][]) => one.every((point, i) => Math.hypot(point[0]! - other[i]![0]!, point[1]! - other[i]![1]!) < 0.01 * SIDE);

  it('lies as boards of a layout do that are joined by these sides', () => {
    const pair = islandOf(['A', 'B'], { layout: 'standard' });
    const grown = islandOf(['A', 'B'], { layout: 'standard', added: ['B-side0-A-side0'] });
    const shift = pair.boards[0]!.corners[0]!.map((value, i) => value - grown.boards[0]!.corners[0]![i]!);
    const turn = Math.atan2(pair.boards[0]!.corners[3]![1]! - pair.boards[0]!.corners[0]![1]!, pair.boards[0]!.corners[3]![0]! - pair.boards[0]!.corners[0]![0]!);
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const [ox, oy] = grown.boards[0]!.corners[0]!;
    const moved = grown.boards[1]!.corners.map(([x, y]) => [cos * (x - ox) - sin * (y - oy) + ox + shift[0]!, sin * (x - ox) + cos * (y - oy) + oy + shift[1]!]);
    expect(near(moved, pair.boards[1]!.corners)).toBe(true);
  });

  it('has a side along that of the other, and is where it was when others sink', () => {
    const { boards } = islandOf(['A', 'C', 'E'], { layout: 'coastline', added: ['E-side2-C-side1'] });
    const ends = (letter: string, side: string) => boards.find((board) => board.letter === letter)!.sides[side]!.slice(1).split('L');
    expect(ends('E', 'side2')).toEqual(ends('C', 'side1').toReversed());
    const left = islandOf(['A', 'C', 'E'], { layout: 'coastline', added: ['E-side2-C-side1'], sunk: 'C' });
    expect(left.boards.map((board) => board.letter)).toEqual(['A', 'E']);
    expect(left.boards[1]!.corners).toEqual(boards[2]!.corners);
  });
});

describe('corners of lands', () => {
  /** As many as the rules know (`tests/spirit_island/test_corners.py`). */
  it.each([
    ['A', 'standard', 18],
    ['AB', 'standard', 34],
    ['ABC', 'standard', 49],
    ['DEFA', 'standard', 65],
    ['FEDCB', 'standard', 81],
    ['ABCDEF', 'standard', 96],
    ['BDF', 'archipelago-2-1', 52],
  ])('of %s, %s', (letters, layout, number) => {
    for (const turn of [0, 75]) expect(islandOf([...letters], { layout }, turn).corners().size).toBe(number);
  });

  it('are called by what meets there', () => {
    const one = islandOf(['A'], { layout: 'standard' }).corners();
    expect([...one.keys()].sort()).toEqual(
      ['A0+A1', 'A0+A1+A2', 'A0+A2+A3', 'A0+A3', 'A1+A2+A4', 'A1+A4+A5', 'A1+A5+A6', 'A1+A6', 'A2+A3+A4', 'A3+A4', 'A4+A5', 'A5+A6+A8', 'A5+A7', 'A5+A7+A8', 'A6+A8', 'A7', 'A7+A8', 'A8'],
    );
    const four = islandOf(['A', 'B', 'C', 'D'], { layout: 'standard' }).corners();
    expect(four.has('A7+B8+C4+D8')).toBe(true);
    expect(islandOf(['A', 'B'], { layout: 'standard' }).corners().has('A0+A3+B7')).toBe(true);
    expect(islandOf(['B', 'A'], { layout: 'standard' }).corners().has('B3+A4+A5')).toBe(true);
  });

  it('lie apart, each at the outline of its lands, and stay when a board is sunk', () => {
    const { lands, ...shape } = islandOf([...'ABCDEF'], { layout: 'standard' }, 30);
    const corners = shape.corners();
    const points = [...corners.values()];
    const apart = points.flatMap(([x, y], i) => points.slice(0, i).map(([u, v]) => Math.hypot(x - u, y - v)));
    expect(Math.min(...apart)).toBeGreaterThan(0.06 * SIDE);
    for (const [name, [x, y]] of corners) {
      for (const land of lands.filter((one) => !one.ocean && name.split('+').includes(one.name))) {
        expect(holds(land.ring, x, y, 0) && holds(land.ring, x, y, 0.06 * SIDE), `${name} in ${land.name}`).toBe(false);
        expect(Math.hypot(x - land.x, y - land.y)).toBeLessThan(SIDE);
      }
    }
    expect([...islandOf([...'ABCDEF'], { layout: 'standard', sunk: 'B' }, 30).corners()]).toEqual([...corners]);
  });
});

describe('an archipelago', () => {
  it('has its islets beside each other', () => {
    const { boards } = islandOf(['A', 'B', 'C'], { layout: 'archipelago-2-1' });
    const [first, second, third] = boards.map(({ corners }) => corners.map(([x]) => x)) as [number[], number[], number[]];
    expect(Math.min(...third)).toBeGreaterThan(Math.max(...first, ...second) + 0.4 * SIDE);
  });
});

describe('an island of a file', () => {
  const lands = {
    A0: { near: [], coastal: false },
    A1: { near: ['A2', 'A3'], coastal: true },
    A2: { near: ['A1', 'A3', 'B1'], coastal: true },
    A3: { near: ['A1', 'A2', 'B1'], coastal: false },
    B0: { near: [], coastal: false },
    B1: { near: ['A2', 'A3'], coastal: true },
  };
  const shape = drawnIsland(lands);

  it('is drawn from what touches what, always alike', () => {
    expect(shape.lands.map((land) => land.name)).toEqual(Object.keys(lands));
    expect(shape.lands.filter((land) => land.ocean).map((land) => land.name)).toEqual(['A0', 'B0']);
    expect(drawnIsland(lands)).toEqual(shape);
  });

  it('gives every land room around its place', () => {
    for (const { ring, x, y, r, name } of shape.lands) {
      expect(ring.length, name).toBeGreaterThan(2);
      expect(r / SIDE, name).toBeGreaterThan(0.1);
      expect(Number.isFinite(x + y), name).toBe(true);
    }
  });

  it('has neighbours nearer than others', () => {
    const far = (one: string, other: string) => {
      const [a, b] = [one, other].map((name) => shape.lands.find((land) => land.name === name)!) as [(typeof shape.lands)[0], (typeof shape.lands)[0]];
      return Math.hypot(a.x - b.x, a.y - b.y);
    };
    expect(far('A1', 'A2')).toBeLessThan(far('A1', 'B1'));
  });
});
