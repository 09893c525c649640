import { describe, expect, it } from 'vitest';

describe('the room at the table', () => {
  it('folds panels away before the board gets too small', async () => {
    Object.assign(globalThis, { innerWidth: 1440 });
    const { roomOf } = await import('./layout.svelte');
    expect([390, 999, 1000, 1179, 1280, 1399, 1440].map(roomOf)).toEqual([
      'narrow', 'narrow', 'tight', 'tight', 'middling', 'middling', 'wide',
    ]);
  });
});
