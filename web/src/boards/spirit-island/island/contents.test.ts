import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../lib/protocol';
import type { LandView } from '../view';
import { candidates } from './candidates';
import { contents, wordOf } from './contents';
import { together } from './together';

const land: LandView = {
  terrain: 'sands',
  coastal: false,
  near: [],
  pieces: [
    { piece: 'explorer', damage: 0, health: 1, number: 2 },
    { piece: 'town', damage: 1, health: 2, number: 1, strife: 2 },
    { piece: 'dahan', damage: 0, health: 2, number: 2 },
    { piece: 'dahan', damage: 1, health: 2, number: 1 },
    { piece: 'beasts', damage: 0, health: 0, number: 1 },
  ],
  blight: 1,
  presence: [0, 2],
  sacred: [1],
  defence: 3,
  damage: 0,
  stopped: ['build'],
};

describe('what lies in a land', () => {
  const ravage = { damage: 4, blight: 1, dahan: 2, invaders: 0, stopped: false };

  it('is drawn in groups, invaders first', () => {
    const keys = contents('A7', land, undefined, []).map((group) => group.key);
    expect(keys).toEqual(['town-1*2', 'explorer', 'dahan', 'dahan-1', 'beasts', 'blight', 'presence-1', 'defence', 'no-build']);
  });

  it('has a place for each kind of piece, as the rules name it', () => {
    expect(wordOf({ piece: 'town', damage: 1, strife: 2 })).toBe('town-1*2');
    expect(contents('A7', land, undefined, []).flatMap((group) => group.place ?? [])).toEqual(['A7/town-1*2', 'A7/explorer', 'A7/dahan', 'A7/dahan-1', 'A7/beasts']);
  });

  it('says what will be lost, the hurt dahan first', () => {
    const groups = contents('A7', land, { ravage, build: 'city' }, []);
    expect(groups[0]).toMatchObject({ kind: 'ravage', count: 4, damage: 1 });
    expect(groups.filter((group) => group.symbol === 'dahan').map((group) => group.loss)).toEqual([1, 1]);
    expect(groups.some((group) => group.kind === 'build' && group.symbol === 'city')).toBe(true);
    expect(contents('A7', land, { ravage: { ...ravage, stopped: true } }, []).some((group) => group.kind === 'ravage')).toBe(false);
  });
});

describe('a click without an answer', () => {
  const choice = (notation: string, places: string[]) => ({ notation, label: { id: notation }, places, warnings: [], ends: false });
  const scene = (...choices: ReturnType<typeof choice>[]) => ({ decisions: [{ choices }], view: {} }) as unknown as Scene;

  it('means what is asked, there', () => {
    expect(candidates('A4', scene(choice('target B5', ['B5']), choice('target B6', ['B6'])))).toEqual(['target A4']);
    const presence = scene(choice('presence energy B5', ['track:energy', 'B5']), choice('presence plays B5', ['track:plays', 'B5']));
    expect(candidates('A4', presence)).toEqual(['presence energy A4', 'presence plays A4']);
    expect(candidates('A4/city', scene(choice('damage town', ['A4/town'])))).toEqual(['damage city']);
    expect(candidates('A4', scene(choice('play drought', ['card:drought'])))).toEqual([]);
  });
});

describe('answers that are one', () => {
  const asked = (id: string, land?: string) => together({ prompt: { id, args: land ? { land } : {} } } as unknown as Parameters<typeof together>[0]);

  it('are those about pieces of one land', () => {
    expect(asked('ask-damage', 'A5')).toBe(asked('ask-damage', 'A5'));
    expect(asked('ask-damage', 'A5')).not.toBe(asked('ask-damage', 'A4'));
    expect(asked('ask-target')).toBeNull();
  });
});
