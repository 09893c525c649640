import { describe, expect, it } from 'vitest';
import { EMBLEMS, emblemOf, PLAIN } from './emblems';
import { growthIcon } from './growth';
import { rangeText, special, targetText, tracksOf } from './reading';
import { SIGNS } from './symbols';
import type { SeatView } from '../view';

describe('growth actions', () => {
  it('have icons by their words', () => {
    expect(growthIcon('gain-power')).toEqual({ sign: 'gain-power', number: null, distance: null, lands: [] });
    expect(growthIcon('energy-3')).toEqual({ sign: 'energy', number: 3, distance: null, lands: [] });
    expect(growthIcon('plays-1')?.number).toBe(1);
    expect(growthIcon('presence-2-jungle-wetland')).toEqual({ sign: 'presence', number: null, distance: '2', lands: ['jungle', 'wetland'] });
    expect(growthIcon('presence-anywhere-ocean')?.distance).toBe('∞');
    expect(growthIcon('gather-presence')?.sign).toBe('gather-presence');
  });

  it('are told in words where they have none', () => {
    expect(growthIcon('discard-two')).toBeNull();
  });
});

describe('a spirit', () => {
  it('has its emblem, or a plain one until it is drawn', () => {
    expect(Object.keys(EMBLEMS)).toHaveLength(8);
    expect(emblemOf('thunderspeaker')).toBe(EMBLEMS.thunderspeaker);
    expect(emblemOf('somebody-new')).toBe(PLAIN);
  });

  it('has special rules with a name', () => {
    expect(special("River's Domain: a wetland is sacred.")).toEqual({ name: "River's Domain", text: 'A wetland is sacred.' });
    expect(special('no name')).toEqual({ name: '', text: 'no name' });
  });

  it('has as many tracks as its panel', () => {
    const seat = { spirit: 'x', energy_track: [{ uncovered: true, number: 1 }], plays_track: [], star_track: [] } as unknown as SeatView;
    expect(tracksOf(seat).map((track) => track.name)).toEqual(['energy', 'plays', 'star']);
  });
});

it('says range and target as the text view does', () => {
  expect(rangeText(null)).toEqual({ id: 'range-none' });
  expect(rangeText({ from: 'sacred-site', distance: 1 })).toEqual({ id: 'range-sacred-site', args: { distance: 1 } });
  expect(rangeText({ from: 'presence', distance: 2, terrain: 'jungle' }).id).toBe('range-presence-terrain');
  expect(targetText('jungle')).toEqual({ id: 'terrain-jungle' });
  expect(targetText('any-spirit')).toEqual({ id: 'target-any-spirit' });
});

it('draws every sign within its frame', () => {
  for (const [name, { solid }] of Object.entries(SIGNS)) {
    expect(solid, name).toMatch(/^M/);
    expect(solid, name).not.toMatch(/NaN|undefined/);
  }
});
