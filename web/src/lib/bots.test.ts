import { describe, expect, it } from 'vitest';
import { inOrder } from './bots';

describe('the bots to choose from', () => {
  it('are the levels by strength, then the others as the game has them', () => {
    expect(inOrder(['medium', 'greedy', 'easy', 'hard', 'master', 'random'])).toEqual(['easy', 'medium', 'hard', 'master', 'greedy', 'random']);
  });

  it('are as the game has them where nobody has learned it', () => {
    expect(inOrder(['greedy', 'random'])).toEqual(['greedy', 'random']);
  });
});
