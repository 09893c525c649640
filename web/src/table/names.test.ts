import { describe, expect, it } from 'vitest';
import { seatNames } from './names';

const bot = (number: number) => `bot ${number}`;

describe('names of seats', () => {
  it('are the names of the people, and numbers of bots; an open seat has none', () => {
    const seats = [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: '' },
      { kind: 'open', name: '' },
    ];
    expect(seatNames(seats, bot)).toEqual(['Ada', 'bot 2', '']);
  });

  it('are told apart by their numbers where they are alike', () => {
    const seats = ['Ada', 'Bob', 'Ada'].map((name) => ({ kind: 'person', name }));
    expect(seatNames(seats, bot)).toEqual(['Ada (1)', 'Bob', 'Ada (3)']);
  });
});
