import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../lib/protocol';
import { isDone, progress } from './course';

const steps = [{ text: 'welcome' }, { text: 'go', move: 'travel K5' }, { text: 'stop', move: 'end' }, { text: 'place', move: 'haunt' }];
const log = (...moves: string[]) =>
  moves.map((move, i) => {
    const [seat, ...rest] = move.split(' ');
    return { number: i + 1, seat: Number(seat), move: rest.join(' '), auto: false, at: 0, events: [] } as LogEntry;
  });

describe('a guided first game', () => {
  it('counts the asked moves in their order, whatever others do', () => {
    expect(progress(steps, [], 0)).toEqual({ made: 0, strayed: false });
    expect(progress(steps, log('1 end', '0 travel K5', '1 travel K5'), 0)).toEqual({ made: 1, strayed: false });
    expect(progress(steps, log('0 travel K5', '0 end', '0 haunt A3'), 0)).toEqual({ made: 3, strayed: false });
  });

  it('notices another move until it is taken back or the asked one follows', () => {
    expect(progress(steps, log('0 travel K4'), 0)).toEqual({ made: 0, strayed: true });
    expect(progress(steps, log('0 travel K55'), 0).strayed).toBe(true);
    expect(progress(steps, log('0 travel K4', '0 travel K5'), 0)).toEqual({ made: 1, strayed: false });
    expect(progress(steps, log('0 travel K5', '0 end', '0 haunt A3', '0 end'), 0)).toEqual({ made: 3, strayed: false });
  });

  it('does not mind answers to what others do', () => {
    expect(progress(steps, log('0 leech 1 from nomads', '0 travel K5', '0 decline 2 from nomads'), 0, ['leech', 'decline'])).toEqual({ made: 1, strayed: false });
    expect(progress(steps, log('0 leech 1 from nomads'), 0).strayed).toBe(true);
  });

  it('knows which step is done', () => {
    expect([0, 1, 2, 3].map((at) => isDone(steps, at, 1))).toEqual([false, true, false, false]);
    expect([0, 1, 2, 3].map((at) => isDone(steps, at, 3))).toEqual([false, true, true, true]);
  });
});
