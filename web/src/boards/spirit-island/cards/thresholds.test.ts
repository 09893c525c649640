import { describe, expect, it } from 'vitest';
import type { Elements } from '../view';
import { missing, partsOf } from './thresholds';

const told = (needs: Elements) => Object.entries(needs).map(([element, number]) => `${number} ${element}`).join(', ');

describe('the text of a power', () => {
  it('is parted at its thresholds, whatever their order', () => {
    const text = 'The highest level counts. 1 sun, 2 water: push 1 town. 2 sun, 3 water: 2 damage.';
    const parts = partsOf(text, [{ needs: { sun: 2, water: 3 } }, { needs: { sun: 1, water: 2 } }], told);
    expect(parts).toEqual([
      { level: null, text: 'The highest level counts.' },
      { level: 1, text: 'Push 1 town.' },
      { level: 0, text: '2 damage.' },
    ]);
  });

  it('does not take the end of a longer list for a threshold', () => {
    const text = '2 moon, 1 animal: 1 fear. 1 animal: gather 1 dahan.';
    const parts = partsOf(text, [{ needs: { animal: 1 } }, { needs: { moon: 2, animal: 1 } }], told);
    expect(parts.map((part) => part.text)).toEqual(['1 fear.', 'Gather 1 dahan.']);
    expect(parts.map((part) => part.level)).toEqual([1, 0]);
  });

  it('may have two levels with the same elements', () => {
    const text = '2 animal: gather 1 beasts. 2 plant, 3 animal: 1 damage. 2 animal: push 2 beasts.';
    const needs = [{ needs: { animal: 2 } }, { needs: { plant: 2, animal: 3 } }, { needs: { animal: 2 } }];
    expect(partsOf(text, needs, told).map(({ level, text: part }) => [level, part])).toEqual([
      [0, 'Gather 1 beasts.'],
      [1, '1 damage.'],
      [2, 'Push 2 beasts.'],
    ]);
  });

  it('stays whole where a threshold is not found', () => {
    expect(partsOf('Push 1 town.', [{ needs: { sun: 1 } }], told)).toEqual([{ level: null, text: 'Push 1 town.' }]);
    expect(partsOf('Push 1 town.', [], told)).toEqual([{ level: null, text: 'Push 1 town.' }]);
  });
});

it('counts the elements that are missing', () => {
  expect(missing({ sun: 2, water: 3 }, { sun: 1, water: 5 })).toBe(1);
  expect(missing({ sun: 2 }, {})).toBe(2);
  expect(missing({}, { fire: 1 })).toBe(0);
});
