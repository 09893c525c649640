import { describe, expect, it } from 'vitest';
import type { Decision, Scene, Text } from '../../../lib/protocol';
import type { LandView, SpiritView } from '../view';
import { foreseen } from './foresight';

const town = { piece: 'town', damage: 0, health: 2, number: 1 };

function land(more: Partial<LandView> = {}): LandView {
  return { terrain: 'sands', coastal: false, near: [], pieces: [town], blight: 0, presence: [0], sacred: [], defence: 0, damage: 2, stopped: [], ...more };
}

/** Two lands of which A7 is going to be ravaged, and what is asked. */
function scene(a7: Partial<LandView>, damage: number, prompt: Text | null, fear = 1, earned = 0): Scene {
  const view = {
    lands: { A7: land(a7), A8: land() },
    effects: [],
    seats: [{ spirit: null }],
    forecast: damage ? { A7: { ravage: { damage, blight: 1, dahan: 0, invaders: 0, stopped: false } } } : {},
    fear: { generated: fear, markers: 4, earned: Array.from({ length: earned }, () => null) },
  } as unknown as SpiritView;
  const decisions = prompt ? [{ seat: 0, prompt } as Decision] : [];
  return { view, decisions, made: ['target A7'] } as unknown as Scene;
}

const target: Text = { id: 'ask-target', args: {} };

describe('what a power would do', () => {
  it('is told by the lands that change, and by what the cards then mean', () => {
    const found = foreseen(scene({}, 2, target), scene({ pieces: [], defence: 3 }, 0, { id: 'ask-fast' }), 0);
    expect(found?.lands).toEqual([{ name: 'A7', holds: [{ id: 'see-holds-defence', args: { number: 3 } }] }]);
    expect(found?.coming).toEqual([{ name: 'A7', what: [] }]);
    expect(found?.next).toBeNull();
  });

  it('counts fear beyond a card that it earns', () => {
    expect(foreseen(scene({}, 2, target, 3), scene({}, 2, { id: 'ask-fast' }, 1, 1), 0)?.fear).toBe(2);
  });

  it('names the question that follows', () => {
    const push: Text = { id: 'ask-push', args: { land: 'A7' } };
    expect(foreseen(scene({}, 2, target), scene({}, 2, push), 0)?.next).toEqual(push);
  });

  it('is nothing where nothing changes', () => {
    expect(foreseen(scene({}, 2, target), scene({}, 2, { id: 'ask-slow' }), 0)?.nothing).toBe(true);
  });

  it('is not told where chance comes first, or where it is seen elsewhere', () => {
    expect(foreseen(scene({}, 2, target), { ...scene({ pieces: [] }, 0, null), made: [] }, 0)).toBeNull();
    const after = scene({}, 2, { id: 'ask-slow' });
    (after.view as SpiritView).seats = [{ spirit: 'x', energy: 3, hand: [] }] as never;
    expect(foreseen(scene({}, 2, target), after, 0)).toBeNull();
  });
});
