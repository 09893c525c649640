/** Which questions are asked in the tray, and what lies there. */
import type { Choice, Decision, Text } from '../../../lib/protocol';

export type TrayKind = 'gallery' | 'cards' | 'decks' | 'elements' | 'fear' | 'seats' | 'about' | PanelKind;
/** What is on my panel too: in the tray only where the panel is not in sight. */
export type PanelKind = 'growth' | 'tracks';

export interface TrayView {
  kind: TrayKind;
  /** What can be chosen there: ids of spirits, cards, decks, elements, places of fear cards. */
  ids: string[];
}

/** Answers whose card lies in the strip already, or on a panel. */
const ELSEWHERE = new Set(['play', 'use', 'repeat', 'pay-repeat']);
const BY_PREFIX: [string, TrayKind][] = [
  ['spirit:', 'gallery'],
  ['deck:', 'decks'],
  ['element:', 'elements'],
  ['fear:', 'fear'],
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
  const asked = decision.choices.filter((choice) => !choice.ends);
  for (const [prefix, kind] of BY_PREFIX) {
    const found = asked.filter((choice) => choice.places[0]?.startsWith(prefix));
    if (found.length && found.length === asked.length && !found.some(isElsewhere)) return { kind, ids: [...new Set(found.map((choice) => choice.places[0]!.slice(prefix.length)))] };
  }
  for (const [prefix, kind] of ON_PANEL) {
    if (asked.some((choice) => choice.places[0]?.startsWith(prefix))) return { kind, ids: [] };
  }
  const about = aboutCard(decision.prompt);
  return about ? { kind: 'about', ids: [about] } : null;
}

function isElsewhere(choice: Choice): boolean {
  return ELSEWHERE.has(choice.notation.split(' ')[0]!);
}

/** The power that a question is about, where it asks for more than a place: which option, whether to play it. */
function aboutCard(prompt: Text): string | null {
  if (prompt.id !== 'ask-option' && prompt.id !== 'ask-play-at-once') return null;
  for (const value of Object.values(prompt.args ?? {})) {
    if (typeof value === 'object' && 'id' in value && value.id.startsWith('power-')) return value.id.slice('power-'.length);
  }
  return null;
}
