import { describe, expect, it } from 'vitest';
import { emailState } from './people';

describe('an address', () => {
  it.each([
    [null, false, true, 'none'],
    ['', false, false, 'none'],
    ['a@b.example', false, true, 'waiting'],
    ['a@b.example', true, true, 'confirmed'],
    ['a@b.example', true, false, 'unused'],
    ['a@b.example', false, false, 'unused'],
  ])('%s, confirmed: %s, where mails are sent: %s, is %s', (email, email_confirmed, mails, state) => {
    expect(emailState({ email, email_confirmed, mails })).toBe(state);
  });
});
