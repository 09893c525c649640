import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../lib/protocol';
import type { Forecast, LandView, SpiritView } from '../view';
import { candidates } from './candidates';
import { contents, wordOf } from './contents';
import { forecastOf } from './sentences';
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

describe('markers', () => {
  const effect = (kind: string, number = 0, word = '') => ({ kind, seat: null, land: 'A7', number, word });

  it('of scenarios have drawings of their own, other effects share a star', () => {
    const effects = [effect('hidden-marker'), effect('source-found', 4, 'spirits'), effect('source-found', 5), effect('flame-marker'), effect('warding-pattern'), effect('mists'), effect('portent')];
    const groups = contents('A7', { ...land, pieces: [] }, undefined, effects).slice(-6);
    expect(groups.map(({ kind, symbol, count }) => [kind, symbol, count])).toEqual([
      ['marker', 'unknown', 1],
      ['source', 'source', 4],
      ['source', 'taken', 5],
      ['marker', 'flame', 1],
      ['marker', 'ward', 1],
      ['effect', 'effect', 2],
    ]);
  });
});

describe('what is forecast', () => {
  const view = (forecast: Forecast) => ({ forecast: { A7: forecast } }) as unknown as SpiritView;
  const ids = (forecast: Forecast) => forecastOf(view(forecast), 'A7').map(({ id }) => id);

  it('is told in words', () => {
    const ravage = { damage: 0, blight: 0, dahan: 0, invaders: 0, stopped: false };
    expect(ids({ ravage: { ...ravage, on_others: 3 } })).toEqual(['si-ravage-others']);
    expect(ids({ ravage: { ...ravage, damage: 2, blight: 1, dahan: 1 } })).toEqual(['si-ravage', 'si-ravage-dahan']);
    expect(ids({ build: 'town', more: 2, beside: 1 })).toEqual(['si-build-town', 'si-build-more', 'si-build-beside']);
    expect(ids({ build: null })).toEqual(['si-no-build']);
    expect(forecastOf(view({ explore: true, explorers: 2 }), 'A7')).toEqual([{ id: 'si-explore', args: { number: 2 } }]);
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
