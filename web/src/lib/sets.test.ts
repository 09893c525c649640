import { describe, expect, it } from 'vitest';
import type { Option } from './protocol';
import { fitting, mostPlayers, setsOf, within } from './sets';

const SETS: Option = { name: 'sets', kind: 'choices', default: ['base'], choices: ['base', 'more'], help: 'option-sets' };
const SPIRITS: Option = { name: 'spirits', kind: 'choices', default: [], choices: ['river', 'stone'], sets: { stone: 'more' }, help: 'h' };
const FOE: Option = { name: 'foe', kind: 'choice', default: 'none', choices: ['none', 'russia'], sets: { russia: 'more' }, help: 'h' };
const EVENTS: Option = { name: 'events', kind: 'flag', default: false, sets: { yes: 'more' }, help: 'h' };
const LEVEL: Option = { name: 'level', kind: 'number', default: 0, least: 0, most: 6, help: 'h' };
const ALL = [SETS, SPIRITS, FOE, EVENTS, LEVEL];

describe('sets', () => {
  it('always include the base set', () => {
    expect(setsOf({})).toEqual(['base']);
    expect(setsOf({ sets: ['more'] })).toEqual(['base', 'more']);
  });

  it('may let more play', () => {
    expect(mostPlayers({ players: [1, 4] }, ['base'])).toBe(4);
    const game = { players: [1, 4] as [number, number], more_players: { more: 6 } };
    expect(mostPlayers(game, ['base'])).toBe(4);
    expect(mostPlayers(game, ['base', 'more'])).toBe(6);
  });

  it('decide which options and values are shown', () => {
    const base = within(ALL, ['base']);
    expect(base.map((option) => option.name)).toEqual(['sets', 'spirits', 'level']);
    expect(base[1]?.choices).toEqual(['river']);
    expect(within(ALL, ['base', 'more'])).toEqual(ALL);
    const either: Option = { ...EVENTS, sets: { yes: ['more', 'other'] } };
    expect(['base', 'more', 'other'].map((set) => within([either], [set]).length)).toEqual([0, 1, 1]);
  });

  it('leave out an option of which they have no value', () => {
    const tokens: Option = { ...SPIRITS, choices: ['beasts'], sets: { beasts: 'more' } };
    expect(within([tokens], ['base'])).toEqual([]);
    expect(within([tokens], ['base', 'more'])).toEqual([tokens]);
  });

  it('leave out what says nothing without another option', () => {
    const adversary: Option = { ...FOE, name: 'adversary' };
    expect(within([adversary, LEVEL], ['base', 'more']).map((option) => option.name)).toEqual(['adversary']);
    expect(within([adversary, LEVEL], ['base', 'more'], { adversary: 'russia' })).toHaveLength(2);
    expect(fitting([adversary, LEVEL], { sets: ['more'], adversary: 'none', level: 3 })).toEqual({ sets: ['base', 'more'], adversary: 'none' });
    const both = [adversary, { ...FOE, name: 'supporting' }, { ...LEVEL, name: 'supporting-level' }];
    expect(within(both, ['base', 'more'])).toEqual([adversary]);
    expect(within(both, ['base', 'more'], { adversary: 'russia', supporting: 'russia' })).toEqual(both);
  });

  it('are no row of their own where there is only one', () => {
    expect(within([{ ...SETS, choices: ['base'] }, LEVEL], ['base'])).toEqual([LEVEL]);
  });

  it('take the values with them that are of a set no longer chosen', () => {
    const chosen = { spirits: ['stone', 'river'], foe: 'russia', events: true, level: 2 };
    expect(fitting(ALL, { ...chosen, sets: ['more'] })).toEqual({ ...chosen, sets: ['base', 'more'] });
    expect(fitting(ALL, { ...chosen, sets: [] })).toEqual({ sets: ['base'], spirits: ['river'], level: 2 });
  });
});
