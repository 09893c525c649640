/** The cards that a text names, as the card reader calls them. */
import type { Arg, Text } from '../../../lib/protocol';
import { content, type Printed } from './printed.svelte';

const KINDS: [prefix: string, kind: 'powers' | 'fear' | 'events', card: string][] = [
  ['power-', 'powers', 'card:'],
  ['fear-', 'fear', 'fear-card:'],
  ['event-', 'events', 'event-card:'],
];

export function cardsNamed(text: Text, facts: Pick<Printed, 'powers' | 'fear' | 'events'> | null): string[] {
  if (!facts) return [];
  const own = KINDS.flatMap(([prefix, kind, card]) => {
    const id = text.id.slice(prefix.length);
    return text.id.startsWith(prefix) && id in facts[kind] ? [card + id] : [];
  });
  return [...new Set([...own, ...Object.values(text.args ?? {}).flatMap((arg) => inArg(arg, facts))])];
}

function inArg(arg: Arg, facts: Pick<Printed, 'powers' | 'fear' | 'events'>): string[] {
  if (Array.isArray(arg)) return arg.flatMap((part) => cardsNamed(part, facts));
  return typeof arg === 'object' && 'id' in arg ? cardsNamed(arg, facts) : [];
}

export function cardsIn(text: Text): string[] {
  return cardsNamed(text, content.facts);
}
