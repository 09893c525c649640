/** What the account page knows of a person. */
import type { Me } from './protocol';

/**
 * How it stands with the address: `none` is given, it is `confirmed`, a mail that asks is `waiting` for an
 * answer, or the server sends none (`unused`).
 */
export type EmailState = 'none' | 'confirmed' | 'waiting' | 'unused';

export function emailState(me: Pick<Me, 'email' | 'email_confirmed' | 'mails'>): EmailState {
  if (!me.email) return 'none';
  if (!me.mails) return 'unused';
  return me.email_confirmed ? 'confirmed' : 'waiting';
}
