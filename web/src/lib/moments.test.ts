import { describe, expect, it } from 'vitest';
import { ago, clockTime, timeLeft } from './moments';
import { LANGUAGES } from './words';

describe('a moment', () => {
  it('is told by a clock of 24 hours in every language', () => {
    const evening = new Date(2026, 0, 5, 20, 10).getTime() / 1000;
    const midnight = new Date(2026, 0, 5, 0, 5).getTime() / 1000;
    for (const language of LANGUAGES) expect([clockTime(evening, language), clockTime(midnight, language)]).toEqual(['20:10', '00:05']);
  });

  it('is so long ago, in the largest unit that fits', () => {
    const now = Date.UTC(2026, 0, 5);
    const told = (seconds: number) => ago(now / 1000 - seconds, 'en', now);
    expect([20, 180, 7200, 86400].map(told)).toEqual(['this minute', '3 minutes ago', '2 hours ago', 'yesterday']);
  });
});

it('says how much time is left', () => {
  expect([5, 65, 3665, -3].map((seconds) => timeLeft(seconds, 'en'))).toEqual(['00:05', '01:05', '1:01:05', '00:00']);
  expect(timeLeft(2 * 86400 + 3 * 3600, 'en')).toBe('2 days 3 hr');
});
