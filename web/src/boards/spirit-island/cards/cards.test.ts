import { describe, expect, it } from 'vitest';
import { EMBLEMS, emblemOf, PLAIN } from './emblems';
import { growthIcon, growthWords } from './growth';
import { cardsNamed } from './naming';
import type { Printed } from './printed.svelte';
import { keptToSpend, marksOf, partIn, rangeText, special, targetText, keptText, tracksOf, whenText, whyClosed } from './reading';
import spaceWords from './space-words.json';
import { SYMBOLS } from '../island/symbols';
import { SIGNS } from './symbols';
import type { SeatView } from '../view';

it('tells what a space lets a spirit do by signs that are drawn', () => {
  for (const mark of Object.values(spaceWords).flat() as { sign?: string; piece?: string }[]) {
    expect(mark.sign ? mark.sign in SIGNS : mark.piece! in SYMBOLS).toBe(true);
  }
  expect(marksOf('markers-for-play')).toEqual([{ text: '−2', sign: 'marker' }, { text: '+1', sign: 'plays' }]);
  expect(marksOf('of-a-set-to-come')).toEqual([{ sign: 'event' }]);
});

describe('growth actions', () => {
  it('have icons by their words', () => {
    expect(growthIcon('gain-power')).toEqual({ sign: 'gain-power', number: null, distance: null, lands: [] });
    expect(growthIcon('energy-3')).toEqual({ sign: 'energy', number: 3, distance: null, lands: [] });
    expect(growthIcon('plays-1')?.number).toBe(1);
    expect(growthIcon('presence-2-jungle-wetland')).toEqual({ sign: 'presence', number: null, distance: '2', lands: ['jungle', 'wetland'] });
    expect(growthIcon('presence-anywhere-ocean')?.distance).toBe('∞');
    expect(growthIcon('gather-presence')?.sign).toBe('gather-presence');
    expect(growthIcon('move-presence-3')).toMatchObject({ sign: 'push-presence', distance: '3' });
  });

  it('of which one is chosen have the icon of each', () => {
    expect(growthWords('presence-1-or-disease-1')).toEqual(['presence-1', 'disease-1']);
    expect(growthIcon('disease-1')).toEqual({ sign: null, number: null, distance: '1', lands: [], token: 'disease' });
  });

  it('show elements, and what a land must hold', () => {
    expect(growthIcon('elements-earth-earth')?.elements).toEqual(['earth', 'earth']);
    expect(growthIcon('element-of-moon-air')).toMatchObject({ elements: ['moon', 'air'], isOneOf: true });
    expect(growthIcon('presence-2-town-city-blight')?.lands).toEqual(['town', 'city', 'blight']);
  });

  it('are told in words where they have none', () => {
    expect(growthIcon('discard-two')).toBeNull();
    expect(growthIcon('presence-2-somewhere-new')).toBeNull();
  });
});

describe('a spirit', () => {
  it('has an emblem like no other, or a plain one until it is drawn', () => {
    expect(new Set(Object.values(EMBLEMS)).size).toBe(Object.keys(EMBLEMS).length);
    expect(emblemOf('thunderspeaker')).toBe(EMBLEMS.thunderspeaker);
    expect(emblemOf('thunderspeaker--quiet')).toBe(EMBLEMS.thunderspeaker);
    expect(emblemOf('somebody-new')).toBe(PLAIN);
  });

  it('has special rules with a name', () => {
    expect(special("River's Domain: a wetland is sacred.")).toEqual({ name: "River's Domain", text: 'A wetland is sacred.' });
    expect(special('no name')).toEqual({ name: '', text: 'no name' });
  });

  it('keeps numbers, elements, cards and words', () => {
    const say = ({ id }: { id: string }) => id;
    const kept = { time: 2, 'way-changed': 1, markers: { moon: 1 }, paths: ['left'] };
    expect(keptToSpend({ kept } as unknown as SeatView).map(([name]) => name)).toEqual(['time', 'markers']);
    expect(keptText('time', 2, say)).toBe('2');
    expect(keptText('markers', { moon: 1, air: 2 }, say)).toBe('1 element-moon, 2 element-air');
    expect(keptText('paths', ['left'], say)).toBe('keep-paths-left');
    expect(keptText('days', [], say)).toBe('–');
  });

  it('says why a growth option is closed: its track, or that the other one was chosen', () => {
    const tracks = ['', 'growth-1', 'growth-1', 'growth-2', 'growth-2'];
    const opens = (track: string) => ({ id: 'si-growth-opens', args: { track: { id: `track-${track}` } } });
    expect(whyClosed(2, tracks, [2, 3, 4, 5])).toEqual(opens('growth-1'));
    expect(whyClosed(5, tracks, [2, 4, 5])).toEqual(opens('growth-2'));
    expect(whyClosed(2, tracks, [2, 4, 5])).toEqual({ id: 'si-growth-passed' });
    expect(whyClosed(3, tracks, [2, 4, 5])).toBeNull();
    expect(whyClosed(1, tracks, [])).toBeNull();
    expect(whyClosed(1, [], [1])).toBeNull();
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

describe('the cards that a text names', () => {
  const facts = { powers: { 'wash-away': {} }, fear: { unrest: {} }, events: { outpaced: {} } } as unknown as Printed;

  it('are found wherever they stand in it', () => {
    const inside = { id: 'do-take', args: { card: { id: 'card-header', args: { card: { id: 'power-wash-away' } } }, others: [{ id: 'fear-unrest' }] } };
    expect(cardsNamed(inside, facts)).toEqual(['card:wash-away', 'fear-card:unrest']);
    expect(cardsNamed({ id: 'log-event', args: { card: { id: 'event-outpaced' } } }, facts)).toEqual(['event-card:outpaced']);
  });

  it('are none where a message only looks like one', () => {
    expect(cardsNamed({ id: 'fear-left', args: { number: 2, who: { seat: 0 } } }, facts)).toEqual([]);
    expect(cardsNamed({ id: 'power-wash-away' }, null)).toEqual([]);
  });
});

describe('an event', () => {
  const main = { name: 'help', when: [2, 3], energy: 4, element: 'water' as const };

  it('says when a main event comes, or what it costs', () => {
    expect(whenText('stage', main, true)).toEqual({ id: 'event-stage-2-3' });
    expect(whenText('health', { ...main, when: [1] }, true)).toEqual({ id: 'event-blighted' });
    expect(whenText('choice', { ...main, energy: 0 }, false)).toEqual({ id: 'event-free' });
    expect(whenText('choice', { ...main, energy: 0, varies: true }, false)).toEqual({ id: 'event-price-varies' });
    expect(whenText('choice', { ...main, element: null }, false)).toEqual({ id: 'event-price', args: { energy: 4 } });
    expect(whenText('choice', main, true)).toEqual({ id: 'si-event-price-aided', args: { energy: 4, element: { id: 'element-water' } } });
  });

  it('is at the part that a question or the news are about', () => {
    expect(partIn({ id: 'ask-event-land', args: { name: { id: 'event-part-outpaced' }, text: { id: 'text-event-part-outpaced' } } })).toBe('outpaced');
    expect(partIn({ id: 'ask-event', args: { card: { id: 'event-outpaced' } } })).toBeNull();
    expect(partIn(null)).toBeNull();
  });
});
