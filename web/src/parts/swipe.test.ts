import { describe, expect, it } from 'vitest';
import { swipeOf } from './swipe';

describe('swipe', () => {
  const from = { x: 200, y: 300 };
  it.each([
    ['to the left: on', { x: 120, y: 310 }, 1],
    ['to the right: back', { x: 280, y: 290 }, -1],
    ['too short', { x: 160, y: 300 }, 0],
    ['scrolling', { x: 140, y: 500 }, 0],
  ])('%s', (_name, to, expected) => {
    expect(swipeOf(from, to)).toBe(expected);
  });
});
