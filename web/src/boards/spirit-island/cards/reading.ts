/** Cards as a table knows them: whose they are and how they count now, or as printed. */
import type { Text } from '../../../lib/protocol';
import { ELEMENTS, hasSpirit, TERRAINS, type CardView, type Elements, type SeatView, type SpiritView } from '../view';
import { content, type PrintedPower } from './printed.svelte';
import { capital } from './thresholds';

export interface Found {
  power: CardView;
  /** Who has it; null for one of a deck. */
  seat: number | null;
}

const PILES = ['hand', 'played', 'discard', 'innates'] as const;

/** A power by its id: as it counts for whoever has it, else as printed; null before the facts are here. */
export function findPower(view: SpiritView, id: string): Found | null {
  for (const [seat, data] of view.seats.entries()) {
    if (!hasSpirit(data)) continue;
    for (const pile of PILES) {
      const power = data[pile].find((card) => card.card === id);
      if (power) return { power, seat };
    }
  }
  const power: PrintedPower | undefined = content.facts?.powers[id];
  return power ? { power, seat: null } : null;
}

/** The elements of a threshold in the words that the texts of powers use. */
export function elementsTold(say: (text: Text) => string): (needs: Elements) => string {
  return (needs) =>
    ELEMENTS.flatMap((element) =>
      needs[element] ? [say({ id: 'element-number', args: { number: needs[element], element: { id: `element-${element}` } } })] : [],
    ).join(', ');
}

export function rangeText(range: CardView['range']): Text {
  if (!range) return { id: 'range-none' };
  const args = { distance: range.distance, ...(range.terrain && { terrain: { id: `terrain-${range.terrain}` } }) };
  return { id: `range-${range.from}${range.terrain ? '-terrain' : ''}`, args };
}

/** A kind of land or spirit as powers name it. */
export function targetText(target: string): Text {
  return { id: `${[...TERRAINS, 'ocean'].includes(target) ? 'terrain' : 'target'}-${target}` };
}

/** The name of a special rule and what it says; the name stands before the first colon. */
export function special(text: string): { name: string; text: string } {
  const at = text.indexOf(':');
  return at < 0 ? { name: '', text } : { name: text.slice(0, at), text: capital(text.slice(at + 1).trim()) };
}

export interface Track {
  name: string;
  spaces: SeatView['energy_track'];
}

/** All presence tracks of a seat, as many as its panel has (`energy_track`, `plays_track` …). */
export function tracksOf(data: SeatView): Track[] {
  return Object.entries(data).flatMap(([key, spaces]) => (key.endsWith('_track') ? [{ name: key.slice(0, -'_track'.length), spaces: spaces as Track['spaces'] }] : []));
}
