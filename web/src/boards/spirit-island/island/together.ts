/** Pieces that are hurt, moved or taken away by one power in one land are one answer. */
import type { Decision } from '../../../lib/protocol';

const ASKED = new Set(['ask-damage', 'ask-destroy', 'ask-remove', 'ask-push', 'ask-gather']);

export function together({ prompt }: Decision): string | null {
  return ASKED.has(prompt.id) ? `${prompt.id} ${String(prompt.args?.land ?? '')}` : null;
}
