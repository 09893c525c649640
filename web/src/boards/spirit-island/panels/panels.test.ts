import { describe, expect, it } from 'vitest';
import type { Choice, Decision, LogEntry, Text } from '../../../lib/protocol';
import type { SeatView, SpiritView } from '../view';
import { panelCandidates } from './candidates';
import { charts } from './charts';
import { scoreLines } from './score';
import { oneMore } from './seat';
import { trayOf } from './tray';
import { asksReady, eventParts, fearLeft, presentStep, ribbon } from './turn';
import type { Scene } from '../../../lib/protocol';

const seat = {
  spirit: 'river', grown: false, elements: { sun: 1, water: 2 }, presence: { A5: 2, A7: 1 },
  hand: [{ card: 'wash-away', thresholds: [] }], played: [], lent: [], discard: [{ card: 'flash-floods', thresholds: [] }],
  innates: [{ card: 'massive-flooding', thresholds: [{ needs: { sun: 1, water: 2 } }, { needs: { sun: 2, water: 2 } }, { needs: { sun: 3, water: 4 } }] }],
} as unknown as SeatView;

const view = {
  turn: 2, phase: 'spirits', step: null, ending: null, difficulty: 3,
  invaders: { deck: [2, 3], explore: [], build: ['1-jungle'], ravage: ['1-sands'], extra: [], discard: ['1-wetland'] },
  fear: { parts: [3, 3, 3], deck: Array(5).fill(null), earned: [null], generated: 2, markers: 4, terror: 2 },
  blight: { on_island: 5 },
  forecast: {},
  lands: { A1: { pieces: [{ piece: 'town', number: 2 }, { piece: 'dahan', number: 7 }, { piece: 'beasts', number: 1 }] } },
  seats: [seat, { spirit: null }],
} as unknown as SpiritView;

describe('the ribbon of the turn', () => {
  it('shows the present step and the cards of the invaders', () => {
    const steps = ribbon(view, 0);
    expect(steps.map((step) => step.id)).toEqual(['growth', 'play', 'fast', 'fear', 'ravage', 'build', 'explore', 'slow']);
    expect(steps.filter((step) => step.now).map((step) => step.id)).toEqual(['growth']);
    expect(steps.find((step) => step.id === 'ravage')?.cards).toEqual(['1-sands']);
    expect(steps.find((step) => step.id === 'explore')).toMatchObject({ cards: [], stage: 2 });
  });

  it('has a place for events and for an extra build', () => {
    const more = { ...view, events: { left: 3, deck: [], discard: [], now: null }, invaders: { ...view.invaders, extra: ['1-sands'] } };
    expect(ribbon(more, 0).map((step) => step.id)).toContain('event');
    expect(ribbon(more, 0).map((step) => step.id)).toContain('extra-build');
    const thieves = { ...view, forecast: { A7: { goes: { number: 1, to: ['A5'] } } } };
    const ids = ribbon(thieves, 0).map((step) => step.id);
    expect(ids.indexOf('thieves')).toBe(ids.indexOf('ravage') - 1);
    expect(ribbon(view, 0).map((step) => step.id)).not.toContain('thieves');
  });

  it('names the parts of an event as they come', () => {
    const mains = [{ name: 'wait', when: [], energy: 0, element: null, holds: true }, { name: 'help', when: [], energy: 4, element: null, holds: true }];
    const event = { asks: 'choice' as const, mains, token: 'prowl', dahan: null };
    expect(eventParts(event, null)).toEqual(['prowl']); // nobody has chosen yet
    expect(eventParts(event, 'help')).toEqual(['help', 'prowl']);
    expect(eventParts({ ...event, asks: 'stage', dahan: 'feast' }, 'feast')).toEqual(['wait', 'prowl', 'feast']);
  });

  it('follows phases and steps', () => {
    expect(presentStep({ ...view, phase: 'fast' }, 0)).toBe('fast');
    expect(presentStep({ ...view, phase: 'invaders', step: 'blighted-island' }, 0)).toBe('fear');
    expect(presentStep({ ...view, phase: 'invaders', step: 'advance' }, 0)).toBe('explore');
    expect(presentStep({ ...view, ending: 'fear' }, 0)).toBeNull();
    expect(asksReady(view)).toBe(true);
    expect(asksReady({ ...view, phase: 'invaders' })).toBe(false);
  });

  it('counts the fear cards of each level', () => {
    expect(fearLeft(view.fear)).toEqual([0, 2, 3]);
  });
});

it('knows which element is one short of a threshold', () => {
  expect([...oneMore(seat)]).toEqual(['sun']);
});

describe('the tray', () => {
  const choice = (notation: string, places: string[], ends = false): Choice => ({ notation, label: { id: 'x' }, places, warnings: [], ends });
  const decision = (choices: Choice[], prompt: Text = { id: 'ask' }): Decision => ({ id: '1', seat: 0, prompt, rule: '', complete: true, choices, amounts: [] });

  it('holds what is not answered on the island', () => {
    expect(trayOf(decision([choice('take a', ['card:a']), choice('take b', ['card:b']), choice('stop', [], true)]))).toEqual({ kind: 'cards', ids: ['a', 'b'] });
    expect(trayOf(decision([choice('choose x', ['spirit:x'])]))?.kind).toBe('gallery');
    expect(trayOf(decision([choice('gain minor', ['deck:minor'])]))?.kind).toBe('decks');
    expect(trayOf(decision([choice('element sun', ['element:sun'])]))?.kind).toBe('elements');
    expect(trayOf(decision([choice('target P1', ['seat:0']), choice('target P2', ['seat:1'])]))).toEqual({ kind: 'seats', ids: ['0', '1'] });
    expect(trayOf(decision([choice('show deck 1', ['fear:deck:1'])]))).toEqual({ kind: 'fear', ids: ['deck:1'] });
  });

  it('holds events and terrains, and the cards beside a number', () => {
    expect(trayOf(decision([choice('option wait', ['event:wait']), choice('option help', ['event:help'])]))).toEqual({ kind: 'event', ids: ['wait', 'help'] });
    expect(trayOf(decision([choice('option sands', ['terrain:sands'])]))).toEqual({ kind: 'terrains', ids: ['sands'] });
    expect(trayOf(decision([choice('spend 1', ['pool:energy']), choice('forget a', ['card:a'])]))).toEqual({ kind: 'cards', ids: ['a'] });
    expect(trayOf(decision([choice('spend 1', ['pool:energy'])]))).toBeNull();
  });

  it('leaves the island and the strip alone', () => {
    expect(trayOf(null)).toBeNull();
    expect(trayOf(decision([choice('play a', ['card:a']), choice('done', [], true)]))).toBeNull();
    expect(trayOf(decision([choice('reclaim a', ['card:a']), choice('growth 1', ['growth:1'])]))?.kind).toBe('growth');
    expect(trayOf(decision([choice('presence energy A1', ['track:energy', 'A1']), choice('presence A2 A1', ['A2', 'A1'])]))?.kind).toBe('tracks');
    expect(trayOf(decision([choice('target A5', ['A5'])]))).toBeNull();
  });

  it('shows the power that a choice is about', () => {
    const prompt = { id: 'ask-option', args: { power: { id: 'power-voice-of-thunder' } } };
    expect(trayOf(decision([choice('option fear', [])], prompt))).toEqual({ kind: 'about', ids: ['card:voice-of-thunder'] });
    const fear = { id: 'ask-exchange-fear', args: { card: { id: 'fear-unrest' } } };
    expect(trayOf(decision([choice('yes', []), choice('no', [])], fear))).toEqual({ kind: 'about', ids: ['fear-card:unrest'] });
    const part = { id: 'ask-agree', args: { what: { id: 'event-part-outpaced' } } };
    expect(trayOf(decision([choice('yes', []), choice('no', [])], part))).toEqual({ kind: 'about', ids: ['part:outpaced'] });
  });
});

it('says what the score is made of', () => {
  const sum = (won: boolean) => scoreLines(view, won).reduce((all, line) => all + line.points, 0);
  expect(sum(true)).toBe(5 * 3 + 10 + 2 * 2 + 3 - 2);
  expect(sum(false)).toBe(2 * 3 + 3 + 3 - 2);
});

it('measures invaders, blight, fear and presence turn by turn', () => {
  const [invaders, blight, fear, presence] = charts.measures.map((measure) => measure.read(view));
  expect([invaders, blight, fear, presence]).toEqual([2, 5, 4 * 4 + 2, [3, 0]]);
  const began = (number: number, turn: number) => ({ number, events: [{ kind: 'TurnBegan', args: { turn } }] }) as unknown as LogEntry;
  expect(charts.marks([began(30, 2), began(60, 3)], 70).map((mark) => mark.number)).toEqual([0, 30, 60, 70]);
  expect(charts.marks([began(4, 1), began(30, 2)], 40).map((mark) => mark.number)).toEqual([4, 30, 40]);
});

it('asks why a card, a growth option or a spirit cannot be chosen', () => {
  const scene = { view } as unknown as Scene;
  expect(panelCandidates('card:wash-away', scene)).toEqual(['play wash-away']);
  expect(panelCandidates('card:flash-floods', scene)).toEqual(['reclaim flash-floods']);
  expect(panelCandidates('card:massive-flooding', scene)).toEqual(['use massive-flooding']);
  expect(panelCandidates('growth:2', scene)).toEqual(['growth 2']);
  expect(panelCandidates('seat:1', scene)).toEqual(['target P2']);
  expect(panelCandidates('card:nothing', scene)).toEqual([]);
});
