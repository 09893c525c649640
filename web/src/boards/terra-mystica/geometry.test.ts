import { describe, expect, it } from 'vitest';
import { nearest } from '../parts/hex';
import { adjacent, ALL, around, BANKS, BY_NAME, HEXES, isTurnedIn, links, quarter, RIVERS, SITES, TURNED_BOX } from './geometry';

describe('the map', () => {
  it('has 77 hexes of land and 36 of river, none on top of another', () => {
    expect([HEXES.length, RIVERS.length]).toEqual([77, 36]);
    expect(new Set(ALL.map((hex) => `${hex.q},${hex.r}`)).size).toBe(113);
  });

  it('is turned where a window is much higher than wide, and then lies in its box', () => {
    expect([isTurnedIn(390, 560), isTurnedIn(390, 290), isTurnedIn(800, 560), isTurnedIn(0, 0)]).toEqual([true, false, false, false]);
    for (const { x, y } of ALL.map(quarter)) {
      expect(x > TURNED_BOX.x && x < TURNED_BOX.x + TURNED_BOX.w && y > TURNED_BOX.y && y < TURNED_BOX.y + TURNED_BOX.h).toBe(true);
    }
  });

  it('shifts every second row half a hex to the east', () => {
    const width = BY_NAME.get('A2')!.x - BY_NAME.get('A1')!.x;
    expect(BY_NAME.get('B1')!.x - BY_NAME.get('A1')!.x).toBeCloseTo(width / 2);
    expect(BY_NAME.get('C1')!.x - BY_NAME.get('A3')!.x).toBeCloseTo(0);
  });

  it('knows neighbours as the rules do', () => {
    for (const [one, other] of [['E6', 'E7'], ['E6', 'F4'], ['E7', 'D5'], ['A1', 'B1']] as const) expect(adjacent(one, other)).toBe(true);
    for (const [one, other] of [['E6', 'E8'], ['E8', 'G3'], ['A1', 'nowhere']] as const) expect(adjacent(one, other)).toBe(false);
  });

  it('leads every bridge over the edge between two river hexes', () => {
    expect(SITES.length).toBe(29);
    for (const site of SITES) {
      const [a, b] = site.ends.map((end) => BY_NAME.get(end)!);
      expect(Math.hypot(a!.x - b!.x, a!.y - b!.y)).toBeCloseTo(150);
      const beside = RIVERS.filter((river) => Math.hypot(river.x - site.x, river.y - site.y) < 45);
      expect(beside.length, site.name).toBe(2);
    }
  });

  it('draws the rivers as one water: no bank between two river hexes', () => {
    // The middle of a bank is as far from a river hex as half a hex is wide; two river hexes would share it.
    const edges = [...BANKS.matchAll(/M(-?[\d.]+) (-?[\d.]+)L(-?[\d.]+) (-?[\d.]+)/g)].map((m) => ({ x: (+m[1]! + +m[3]!) / 2, y: (+m[2]! + +m[4]!) / 2 }));
    for (const edge of edges) expect(RIVERS.filter((river) => Math.hypot(river.x - edge.x, river.y - edge.y) < 44).length).toBe(1);
  });

  it('links neighbours of a group alone', () => {
    expect(links(['E6', 'E7', 'F4']).length).toBe(3);
    expect(links(['E6', 'E8'])).toEqual([]);
  });

  it('puts the circle of terrains around a hex, the first on top', () => {
    const spots = around(7, 100);
    expect(spots[0]!.x).toBeCloseTo(0);
    expect(spots[0]!.y).toBeCloseTo(-100);
    expect(new Set(spots.map((spot) => spot.x.toFixed(1))).size).toBe(7);
  });

  it('walks by arrow keys', () => {
    expect(nearest(BY_NAME.get('E6')!, 'ArrowRight', HEXES)?.name).toBe('E7');
    expect(nearest(BY_NAME.get('E6')!, 'ArrowLeft', HEXES)?.name).toBe('E5');
  });
});
