/** Where in the text of a power each of its thresholds begins. */
import { ELEMENTS, type Elements, type Threshold } from '../view';

export interface TextPart {
  /** The number of the threshold from 0 on; null before the first. */
  level: number | null;
  text: string;
}

/**
 * The text in parts: what always happens, then what each threshold adds, without the elements that
 * stand before it. `told` says elements as the text does (`2 sun, 1 fire`). Where one is not found
 * the text stays whole.
 */
export function partsOf(text: string, thresholds: Threshold[], told: (needs: Elements) => string): TextPart[] {
  const lower = text.toLocaleLowerCase();
  const found: { level: number; start: number; end: number; words: string }[] = [];
  for (const [level, { needs }] of thresholds.entries()) {
    const words = `${told(needs)}:`.toLocaleLowerCase();
    // Two levels may need the same: the second stands after the first.
    const start = wholeIndex(lower, words, found.findLast((other) => other.words === words)?.end ?? 0);
    if (start < 0) return [{ level: null, text }];
    found.push({ level, start, end: start + words.length, words });
  }
  found.sort((a, b) => a.start - b.start);
  const parts: TextPart[] = [{ level: null, text: text.slice(0, found[0]?.start ?? text.length).trim() }];
  for (const [index, { level, end }] of found.entries()) {
    parts.push({ level, text: capital(text.slice(end, found[index + 1]?.start ?? text.length).trim()) });
  }
  return parts.filter((part) => part.text);
}

/** Where these words stand by themselves from a place on, and not as the end of a longer list of elements. */
function wholeIndex(text: string, words: string, from: number): number {
  let at = text.indexOf(words, from);
  while (at > 0 && (text.slice(0, at).endsWith(', ') || /\S$/.test(text.slice(0, at)))) at = text.indexOf(words, at + 1);
  return at;
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** How many elements are missing for a threshold. */
export function missing(needs: Elements, have: Elements): number {
  return ELEMENTS.reduce((sum, element) => sum + Math.max(0, (needs[element] ?? 0) - (have[element] ?? 0)), 0);
}
