import { describe, expect, it } from 'vitest';
import type { GameEvent, Scene } from '../../lib/protocol';
import { between } from './between';
import type { SpiritView } from './view';

const event = (id: string, ...places: string[]): GameEvent => ({ kind: id, id, places });

function scene(number: number, turn: number, blight: Record<string, number>, phase: SpiritView['phase'] = 'spirits'): Scene {
  const lands = Object.fromEntries(Object.entries(blight).map(([land, lying]) => [land, { blight: lying }]));
  const view = { turn, phase, step: null, boards: ['A'], lands, forecast: { A1: { build: 'town' } }, fear: { generated: number }, blight: { pool: 9 - number }, invaders: { build: [number] }, coming: {} };
  return { number, view } as unknown as Scene;
}

const BEFORE = scene(1, 1, { A1: 0, A2: 0, A3: 0 }, 'fast');
const AFTER = scene(2, 2, { A1: 1, A2: 2, A3: 3 });
const TOLD = [event('log-phase-invaders'), event('log-ravage', 'A2'), event('log-blight', 'A2'), event('log-build', 'A1'), event('log-turn')];

function at(number: number): SpiritView {
  return between(BEFORE, AFTER, TOLD.slice(0, number), TOLD.slice(number)).view as SpiritView;
}

describe('on the way from one scene to the next', () => {
  it('lands are as they were until they are told of', () => {
    const blight = (view: SpiritView) => Object.values(view.lands).map((land) => land.blight);
    expect([1, 2, 4, 5].map((number) => blight(at(number)))).toEqual([
      [0, 0, 3],
      [0, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(at(1).forecast).toEqual({ A1: { build: 'town' } });
    expect(at(4).forecast).toEqual({});
  });

  it('the turn goes on step by step', () => {
    expect([1, 2, 3, 4].map((number) => [at(number).turn, at(number).phase, at(number).step])).toEqual([
      [1, 'invaders', null],
      [1, 'invaders', 'ravage'],
      [1, 'invaders', 'ravage'],
      [1, 'invaders', 'build'],
    ]);
    expect([at(2).blight.pool, at(3).blight.pool]).toEqual([8, 7]);
  });

  it('ends where it led to', () => {
    expect(between(BEFORE, AFTER, TOLD, [])).toBe(AFTER);
  });

  it('has no way where boards went or came', () => {
    const other = { ...AFTER, view: { ...(AFTER.view as object), boards: ['A', 'B'] } };
    expect(between(BEFORE, other as unknown as Scene, TOLD.slice(0, 1), TOLD.slice(1))).toBe(other);
  });
});
