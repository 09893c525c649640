import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Change } from './change.svelte';

describe('a change', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes away though the game goes on', () => {
    const change = new Change(4, 1);
    change.see(7, 2);
    expect(change.shown).toBe(3);
    vi.advanceTimersByTime(2000);
    change.see(7, 3); // somebody else did something
    vi.advanceTimersByTime(1000);
    expect(change.shown).toBe(0);
    change.see(8, 4);
    expect(change.shown).toBe(1); // and does not add up
  });

  it('is not what looking back makes of it', () => {
    const change = new Change(4, 5);
    change.see(1, 2);
    expect(change.shown).toBe(0);
    change.see(4, 5);
    expect(change.shown).toBe(3);
    change.stop();
  });
});
