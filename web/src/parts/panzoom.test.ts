import { describe, expect, it } from 'vitest';
import { MOST, all, closeTo, moved, offset, padded, zoomed } from './panzoom';

const box = { x: -100, y: -50, w: 200, h: 100 };

describe('pan and zoom', () => {
  it('shows all at first, and cannot be moved then', () => {
    expect(offset(all(box), box, 800, 600)).toEqual({ x: 0, y: 0 });
    expect(moved(all(box), box, 30, 30)).toEqual(all(box));
  });

  it('keeps the point under the pointer where it is', () => {
    const look = zoomed(all(box), box, 2, 40, -20);
    // The point was 40 right of the middle; twice as close it is 20 units right of the new middle.
    expect(look).toEqual({ zoom: 2, x: 20, y: -10 });
    expect(zoomed(look, box, 0.5, 20, -10)).toEqual(all(box));
  });

  it('lays the middle of the look into the middle of the window', () => {
    // Four pixels to a unit, twice as close: the drawing is 1600 wide, and its point 20 right of the middle lies at 960.
    expect(offset({ zoom: 2, x: 20, y: -10 }, box, 800, 600)).toEqual({ x: 400 - 960, y: 300 - 520 });
  });

  it('comes near a part, but not for little, and not too near', () => {
    // 800 × 600: four pixels to a unit. A part of 80 × 40 is shown at 8.5.
    expect(closeTo({ x: 0, y: 0, w: 80, h: 40 }, box, 800, 600)).toEqual({ zoom: 2.125, x: 40, y: 20 });
    expect(closeTo({ x: 0, y: 0, w: 10, h: 10 }, box, 800, 600)).toEqual({ zoom: 3, x: 5, y: 5 });
    expect(closeTo({ x: -100, y: -50, w: 160, h: 60 }, box, 800, 600)).toBeNull();
    expect(closeTo({ x: 0, y: 0, w: 10, h: 10 }, box, 0, 0)).toBeNull(); // not measured yet
  });

  it('has limits', () => {
    expect(zoomed(all(box), box, 100).zoom).toBe(MOST);
    expect(zoomed(all(box), box, 0.1)).toEqual(all(box));
    const far = moved({ zoom: 2, x: 0, y: 0 }, box, 1000, -1000);
    expect([far.x, far.y]).toEqual([100, -50]);
  });
});

it('leaves room beside a drawing that is as wide as the window', () => {
  const box = { x: 0, y: 0, w: 100, h: 50 };
  expect(padded(box, 0, 400, 300)).toBe(box);
  const wider = padded(box, 50, 400, 300);
  expect(wider.w).toBeCloseTo(400 / 3);
  expect((400 * (box.x - wider.x)) / wider.w).toBeCloseTo(50);
  expect(padded(box, 50, 400, 100)).toBe(box); // as high as the window: there is room
  expect(padded(box, 50, 0, 0)).toBe(box); // not measured yet
});
