import { describe, expect, it } from 'vitest';
import { applied, type Change } from './difference';
import text from './difference.cases.json?raw';

/** Written by the tests of the server, which makes the differences. */
const cases = JSON.parse(text) as {
  before: unknown;
  change: Change;
  after: unknown;
}[];

describe('differences', () => {
  it.each(cases.map((one, number) => [number, one] as const))('are applied as the server means them: %i', (_, one) => {
    const kept = JSON.stringify(one.before);
    expect(applied(one.before, one.change)).toEqual(one.after);
    expect(JSON.stringify(one.before)).toBe(kept);
  });

  it('keep what has not changed as the same object', () => {
    const before = { seats: [{ a: 1 }, { b: 2 }], map: { x: 1 } };
    const after = applied(before, { seats: { 0: { a: [2] } } }) as typeof before;
    expect(after).toEqual({ seats: [{ a: 2 }, { b: 2 }], map: { x: 1 } });
    expect(after.map).toBe(before.map);
    expect(after.seats[1]).toBe(before.seats[1]);
  });
});
