import { describe, expect, it } from 'vitest';
import { seatNames } from './names';

const bot = (number: number) => `bot ${number}`;
const program = (name: string) => `${name} [program]`;

describe('names of seats', () => {
  it('are the names of the people, and numbers of bots; an open seat has none', () => {
    const seats = [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', name: '' },
      { kind: 'open', name: '' },
    ];
    expect(seatNames(seats, bot, program)).toEqual(['Ada', 'bot 2', '']);
  });

  it('are told apart by their numbers where they are alike', () => {
    const seats = ['Ada', 'Bob', 'Ada'].map((name) => ({ kind: 'person', name }));
    expect(seatNames(seats, bot, program)).toEqual(['Ada (1)', 'Bob', 'Ada (3)']);
  });

  it('say what is a program, so that none is taken for a person of its name', () => {
    const seats = [{ kind: 'person', name: 'Ada' }, { kind: 'person', name: 'Ada', owner: 'Ada' }, { kind: 'person', name: 'Deep Thought', owner: 'Bob' }];
    expect(seatNames(seats, bot, program)).toEqual(['Ada (1)', 'Ada [program] (2)', 'Deep Thought [program]']);
  });
});
