import { describe, expect, it } from 'vitest';
import { besides, labelOf, notationOf } from './amounts';

const convert = {
  name: 'pw-w',
  notation: 'convert {3}PW to {1}W',
  label: { id: 'do-convert', args: { pay: { id: 'amount-PW', args: { number: 3 } }, get: [{ id: 'amount-W', args: { number: 1 } }], who: { seat: 1 } } },
  least: 1,
  most: 4,
  places: [],
};
const choice = (notation: string) => ({ notation, label: { id: notation }, places: [], warnings: [], ends: false });

describe('an amount', () => {
  it('has the notation of each number', () => {
    expect(notationOf(convert, 1)).toBe('convert 3PW to 1W');
    expect(notationOf(convert, 4)).toBe('convert 12PW to 4W');
  });

  it('says every number so many times as large, but names no other seat', () => {
    expect(labelOf(convert, 2)).toEqual({
      id: 'do-convert',
      args: { pay: { id: 'amount-PW', args: { number: 6 } }, get: [{ id: 'amount-W', args: { number: 2 } }], who: { seat: 1 } },
    });
  });

  it('takes its answers out of the list', () => {
    const left = besides([choice('convert 6PW to 2W'), choice('convert 15PW to 5W'), choice('done')], [convert]);
    expect(left.map((one) => one.notation)).toEqual(['convert 15PW to 5W', 'done']);
  });
});
