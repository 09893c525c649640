/** Which questions are asked in the tray, and what lies there. */
import type { Choice, Decision, Text } from '../../../lib/protocol';

export type TrayKind = 'gallery' | 'cards' | 'decks' | 'elements' | 'terrains' | 'fear' | 'seats' | 'event' | 'invaders' | 'about' | PanelKind;
/** What is on my panel too: in the tray only where the panel is not in sight. */
export type PanelKind = 'growth' | 'tracks';

export interface TrayView {
  kind: TrayKind;
  /** What can be chosen there: ids of spirits, cards, decks, elements, places of fear cards; or what the question is about, as the card reader calls it. */
  ids: string[];
}

/** Answers whose card lies in the strip already, or on a panel. */
const ELSEWHERE = new Set(['play', 'use', 'repeat', 'pay-repeat']);
const BY_PREFIX: [string, TrayKind][] = [
  ['spirit:', 'gallery'],
  ['deck:', 'decks'],
  ['element:', 'elements'],
  ['terrain:', 'terrains'],
  ['event:', 'event'],
  ['fear:', 'fear'],
  ['invader:', 'invaders'],
  ['seat:', 'seats'],
  ['card:', 'cards'],
];
const ON_PANEL: [string, PanelKind][] = [
  ['growth:', 'growth'],
  ['track:', 'tracks'],
];

/** Null where the question is answered on the island or in the strip. */
export function trayOf(decision: Decision | null): TrayView | null {
  if (!decision) return null;
  // A number is stepped to below the board.
  const asked = decision.choices.filter((choice) => !choice.ends && !choice.places[0]?.startsWith('pool:'));
  for (const [prefix, kind] of BY_PREFIX) {
    const found = asked.filter((choice) => choice.places[0]?.startsWith(prefix));
    if (found.length && found.length === asked.length && !found.some(isElsewhere)) return { kind, ids: [...new Set(found.map((choice) => choice.places[0]!.slice(prefix.length)))] };
  }
  for (const [prefix, kind] of ON_PANEL) {
    if (asked.some((choice) => choice.places[0]?.startsWith(prefix))) return { kind, ids: [] };
  }
  const placeless = asked.length > 0 && asked.every((choice) => !choice.places.length);
  const about = placeless || decision.prompt.id === 'ask-option' ? aboutOf(decision.prompt) : null;
  return about ? { kind: 'about', ids: [about] } : null;
}

function isElsewhere(choice: Choice): boolean {
  return ELSEWHERE.has(choice.notation.split(' ')[0]!);
}

/** What a question is about where it asks for more than a place (which option, whether to play it): a power, a fear card, a part of the event. */
const ABOUT: [string, string][] = [
  ['power-', 'card:'],
  ['fear-', 'fear-card:'],
  ['event-part-', 'part:'],
];

function aboutOf(prompt: Text): string | null {
  for (const value of Object.values(prompt.args ?? {})) {
    if (typeof value !== 'object' || !('id' in value)) continue;
    for (const [prefix, card] of ABOUT) if (value.id.startsWith(prefix)) return card + value.id.slice(prefix.length);
  }
  return null;
}
