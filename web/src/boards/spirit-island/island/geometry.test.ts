import { describe, expect, it } from 'vitest';
import { fitted, islandOf, SIDE } from './geometry';
import { holds, spotsOf } from './spots';

const BOARDS = ['A', 'B', 'C', 'D', 'E', 'F'];

describe.each(BOARDS)('board %s', (board) => {
  const turns = [0, 75, 210];

  it.each(turns)('has room for everything at once, turned by %i', (turn) => {
    for (const land of islandOf([board], 'standard', turn).lands) {
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
    const { lands, boards } = islandOf(['C', 'A'], 'coastline');
    expect(lands).toHaveLength(18);
    expect(new Set(lands.map((land) => land.name)).size).toBe(18);
    expect(boards.map((board) => board.letter)).toEqual(['C', 'A']);
  });

  it('is turned where that makes it larger', () => {
    const wide = fitted(['A', 'B'], 'standard', 2.4).box;
    const tall = fitted(['A', 'B'], 'standard', 0.5).box;
    expect(wide.w).toBeGreaterThan(wide.h);
    expect(tall.h).toBeGreaterThan(tall.w);
  });

  it('has coasts between lands and sea alone', () => {
    const { borders } = islandOf(['A'], 'standard');
    expect(borders.filter((border) => border.coast).map((border) => border.sides.join()).sort()).toEqual(['A0,A1', 'A0,A2', 'A0,A3']);
  });
});
