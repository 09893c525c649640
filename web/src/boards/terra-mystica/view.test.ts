import { describe, expect, it } from 'vitest';
import type { Choice, Decision, Scene } from '../../lib/protocol';
import { candidates } from './candidates';
import { chains } from './chains';
import { charts } from './charts';
import { marks } from './overlays.svelte';
import { pieceOf, rewardOf, times, type ScoringView, type SeatView, type TerraView } from './view';

/** Cultists with a building on E6 and a neighbour on E7, as far as the board reads them. */
function seen(more: Partial<TerraView> = {}, seat: Partial<SeatView> = {}): TerraView {
  const own = {
    faction: 'cultists',
    home: 'plains',
    vp: 20,
    points: { start: 20, scoring: 4 },
    bowls: [5, 6, 1],
    priests: { hand: 0, reserve: 5, cults: 2 },
    digging: { level: 0, most: 2, cost: null, spade: { workers: 3 } },
    reach: { direct: ['E5', 'F3'], ship: ['G2'] },
    groups: [],
    town: { buildings: 4, power: 7 },
    income: { workers: 2, priests: 1 },
    area: 2,
    ...seat,
  };
  const other = { ...own, faction: 'dwarves', home: 'mountains', points: { start: 20 } };
  return {
    round: 2,
    phase: 'actions',
    active: 0,
    actions: [{ action: 'ACT2', power: 3, used: false }, { action: 'ACT4', power: 4, used: true }],
    hexes: {
      E5: { terrain: 'swamp', printed: 'swamp' },
      F3: { terrain: 'plains', printed: 'desert' },
      E6: { terrain: 'plains', printed: 'plains', building: 'dwelling', owner: 0 },
      E7: { terrain: 'mountains', printed: 'mountains', building: 'temple', owner: 1 },
    },
    beside: { E5: [1, 0], E6: [0, 2], F3: [1, 2], E7: [1, 0] },
    cults: { fire: { markers: [5, 0] }, water: { markers: [0, 0] }, earth: { markers: [0, 0] }, air: { markers: [0, 0] } },
    seats: [own, other],
    turn: {
      seat: 0,
      digs: {
        homes: { E5: { spades: 1, buys: 1, price: { workers: 3 }, points: 0, dwelling: { workers: 1, coins: 2 }, 'points-built': 2 } },
        most: 2,
        land: ['E5'],
      },
    },
    ...more,
  } as unknown as TerraView;
}

function asked(...notations: string[]): Decision {
  const choices = notations.map((notation): Choice => ({ notation, label: { id: notation }, places: [], warnings: [], ends: false }));
  return { id: '1', seat: 0, prompt: { id: 'ask-turn' }, rule: '', complete: false, choices, amounts: [] };
}

const scene = (view: TerraView) => ({ view }) as unknown as Scene;

describe('chains', () => {
  it('dig, transform and build with one click, or without the dwelling', () => {
    const found = chains(scene(seen()), asked('dig 1', 'dig 2')).filter((one) => one.places.length === 1 && one.places[0] === 'E5');
    expect(found.map((one) => one.moves)).toEqual([
      ['dig 1', 'transform E5 to brown', 'build E5'],
      ['dig 1', 'transform E5 to brown'],
    ]);
    expect(found[0]!.label).toMatchObject({ id: 'do-for-points', args: { points: 2 } });
    expect(found[1]!.label).toMatchObject({ id: 'tm-dig', args: { hex: 'E5', spades: 1, price: [{ id: 'amount-W', args: { number: 3 } }] } });
  });

  it('offer other terrains on the circle, as far as the spades that can be bought', () => {
    const found = chains(scene(seen()), asked('dig 1', 'dig 2')).filter((one) => one.places.length === 2);
    expect(found.map((one) => [one.places[1], one.moves[0]])).toEqual([
      ['terrain:lakes', 'dig 1'],
      ['terrain:forest', 'dig 2'],
    ]);
  });

  it('use spades in hand without buying any', () => {
    const view = seen();
    view.turn!.digs = { homes: { E5: { spades: 1, price: {}, points: 0, dwelling: { workers: 1 }, 'points-built': 0 } }, most: 0, land: [] };
    expect(chains(scene(view), asked('transform E5 to brown')).map((one) => one.moves)).toEqual([['transform E5 to brown', 'build E5']]);
  });

  it('sacrifice just what a power action lacks, where that is legal', () => {
    const found = chains(scene(seen()), asked('burn 2')).filter((one) => one.places[0]?.startsWith('action'));
    expect(found.map((one) => one.moves)).toEqual([['burn 2', 'action ACT2']]);
    expect(chains(scene(seen()), asked('burn 1')).some((one) => one.places[0]?.startsWith('action'))).toBe(false);
  });

  it('are for whose turn it is', () => {
    expect(chains(scene(seen()), { ...asked('dig 1'), seat: 1 })).toEqual([]);
  });
});

describe('what a click could have meant', () => {
  it('is to buy the spades for a hex in reach, and to change it', () => {
    expect(candidates('E5', scene(seen({ turn: { seat: 0, unused: {} } as never })))).toEqual(['dig 1. transform E5 to brown']);
  });

  it('is about the reach where a hex is too far, whatever the spades cost', () => {
    const far = seen({ turn: { seat: 0, unused: {} } as never });
    far.hexes.A6 = { terrain: 'wasteland', printed: 'wasteland' } as never;
    expect(candidates('A6', scene(far))).toEqual(['dig 1. transform A6 to brown']);
  });

  it('is what the spades in hand could do', () => {
    expect(candidates('E5', scene(seen({ turn: { seat: 0, unused: { spades: 2 } } as never })))).toEqual(['transform E5 to brown']);
  });
});

describe('overlays', () => {
  it('mark the reach by its way', () => {
    expect([...marks(seen(), 'reach', 0)]).toEqual([['E5', { kind: 'direct' }], ['F3', { kind: 'direct' }], ['G2', { kind: 'ship' }]]);
  });

  it('count spades to the home terrain on free land', () => {
    expect([...marks(seen(), 'spades', 0)]).toEqual([['E5', { kind: 'spades', number: 1 }], ['F3', { kind: 'home' }]]);
  });

  it('tell who would be offered power, myself aside', () => {
    const found = marks(seen(), 'offers', 0);
    expect([...found.keys()]).toEqual(['E6', 'F3']);
    expect(found.get('F3')?.offers).toEqual([{ seat: 1, power: 2 }]);
  });

  it('say nothing before a faction is chosen', () => {
    expect(marks(seen({}, { faction: null }), 'reach', 0).size).toBe(0);
  });
});

describe('reading the view', () => {
  const tile = { cult: 'fire', steps: 2 } as ScoringView;

  it('counts how often a reward is earned', () => {
    expect(rewardOf(seen(), tile, 0)).toEqual({ times: 2, rest: 1 });
    expect(rewardOf(seen(), { ...tile, cult: 'priests', steps: 1 }, 0)).toEqual({ times: 2, rest: 0 });
  });

  it('colours pieces by home terrain', () => {
    expect(pieceOf(seen(), 1)).toBe('var(--tm-mountains)');
    expect(pieceOf(seen({}, { home: null }), 0)).toBe('var(--piece)');
  });

  it('multiplies prices', () => {
    expect(times({ workers: 3, priests: 1 }, 2)).toEqual({ workers: 6, priests: 2 });
  });

  it('adds points up by source, without what nobody has', () => {
    const found = charts.sources([], 2, seen());
    expect(found).toEqual([
      { label: { id: 'source-start' }, points: [20, 20] },
      { label: { id: 'source-scoring' }, points: [4, 0] },
    ]);
  });

  it('measures income by its worth in power, and the power that is ready', () => {
    const [, income, power, area] = charts.measures;
    expect(income!.read(seen())).toEqual([11, 11]);
    expect(power!.read(seen())).toEqual([4, 4]);
    expect(area!.read(seen())).toEqual([2, 2]);
  });

  it('marks the rounds', () => {
    const log = [{ number: 7, events: [{ kind: 'RoundBegan', id: 'x', args: { round: 1 }, places: [] }] }];
    expect(charts.marks(log as never, 93).map((mark) => mark.number)).toEqual([7, 93]);
  });
});
