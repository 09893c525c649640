import { describe, expect, it } from 'vitest';
import { nearest } from '../parts/hex';
import { BY_NAME, HEXES, tileOutline } from './geometry';

describe('the map', () => {
  it('has 49 hexes that do not overlap', () => {
    expect(HEXES.length).toBe(49);
    expect(new Set(HEXES.map((hex) => `${hex.q},${hex.r}`)).size).toBe(49);
  });

  it('joins every tile to Kalena and leaves no hole', () => {
    const at = new Set(HEXES.map((hex) => `${hex.q},${hex.r}`));
    for (const hex of HEXES.filter((one) => one.tile === 'K')) {
      for (const [dq, dr] of [[1, 0], [1, -1], [0, -1], [-1, 0], [-1, 1], [0, 1]] as const) {
        expect(at.has(`${hex.q + dq},${hex.r + dr}`)).toBe(true);
      }
    }
  });

  it('draws 18 edges around each tile', () => {
    for (const tile of 'KABCDEF') expect(tileOutline(tile).split('M').length - 1).toBe(18);
  });

  it('outlines a tile at its far edges only', () => {
    // K0 lies in the middle of its tile: none of its corners is on the outline.
    const points = [...tileOutline('K').matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map((m) => Math.hypot(+m[1]!, +m[2]!));
    expect(Math.min(...points)).toBeGreaterThan(60);
  });

  it('walks by arrow keys', () => {
    const k0 = BY_NAME.get('K0')!;
    expect(nearest(k0, 'ArrowRight', HEXES)?.name).toBe('K1');
    expect(nearest(k0, 'ArrowLeft', HEXES)?.name).toBe('K4');
    expect(['K2', 'K3']).toContain(nearest(k0, 'ArrowUp', HEXES)?.name);
    expect(nearest(k0, 'ArrowUp', [])).toBeNull();
  });
});
