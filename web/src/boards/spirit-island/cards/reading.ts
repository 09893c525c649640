/** Cards as a table knows them: whose they are and how they count now, or as printed. */
import type { Text } from '../../../lib/protocol';
import { ELEMENTS, hasSpirit, TERRAINS, type CardView, type Elements, type EventAsks, type Kept, type MainEvent, type SeatView, type SpiritView } from '../view';
import { content, type PrintedPower } from './printed.svelte';
import type { SignName } from './symbols';
import spaceWords from './space-words.json';
import { capital } from './thresholds';

export interface Found {
  power: CardView;
  /** Who has it; null for one of a deck. */
  seat: number | null;
}

const PILES = ['hand', 'played', 'lent', 'discard', 'innates'] as const;

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

/** A growth option that a presence track opens, and whether it is closed still. */
export interface Opening {
  words: string[];
  closed: boolean;
}

/** The growth options of which a track opens one when it is empty; the one alone, once it is chosen. */
export function openedBy(spirit: string, track: string, closed: number[]): Opening[] {
  const panel = content.facts?.spirits[spirit];
  const found = (panel?.growth ?? []).flatMap((words, index) => (panel!.growth_tracks[index] === track ? [{ words, closed: closed.includes(index + 1) }] : []));
  const open = found.filter((option) => !option.closed);
  return open.length ? open : found;
}

/** Why a growth option is closed: its track is not empty yet, or the other option of the track was chosen; null where no track opens it. */
export function whyClosed(option: number, tracks: string[], closed: number[]): Text | null {
  const track = tracks[option - 1];
  if (!track || !closed.includes(option)) return null;
  const isPassed = tracks.some((other, index) => other === track && !closed.includes(index + 1));
  return isPassed ? { id: 'si-growth-passed' } : { id: 'si-growth-opens', args: { track: { id: `track-${track}` } } };
}

/** One sign of what a space lets the spirit do, with what stands before it. */
export interface Mark {
  text?: string;
  sign?: SignName;
  piece?: string;
}

/** What a space lets the spirit do, by its word, as signs. */
export function marksOf(word: string): Mark[] {
  return (spaceWords as Record<string, Mark[]>)[word] ?? [{ sign: 'event' }];
}

/** What decides that a main event is carried out: a state of the game, or its price; as printed, for each player. */
export function whenText(asks: EventAsks, main: MainEvent, printed: boolean): Text {
  if (asks === 'health') return { id: main.when.includes(1) ? 'event-blighted' : 'event-healthy' };
  if (asks !== 'choice') return { id: `event-${asks}-${main.when.join('-')}` };
  if (main.varies) return { id: 'event-price-varies' };
  if (!main.energy) return { id: 'event-free' };
  const price = printed ? 'si-event-price' : 'event-price';
  if (!main.element) return { id: price, args: { energy: main.energy } };
  return { id: `${price}-aided`, args: { energy: main.energy, element: { id: `element-${main.element}` } } };
}

/** The part of an event that a text is about: a question, or what is told. */
export function partIn(text: Text | null | undefined): string | null {
  for (const value of Object.values(text?.args ?? {})) {
    if (typeof value === 'object' && 'id' in value && value.id.startsWith(PART)) return value.id.slice(PART.length);
  }
  return null;
}

const PART = 'event-part-';

/** Power cards that a spirit keeps beside its hand, by what it keeps and by their deck. */
export function keptCards(data: SeatView): { name: string; deck: string; cards: CardView[] }[] {
  return Object.entries(data.kept ?? {}).flatMap(([name, kept]) => {
    const cards = cardsIn(kept);
    const decks = [...new Set(cards.map((card) => card.deck))].sort().reverse();
    return decks.map((deck) => ({ name, deck, cards: cards.filter((card) => card.deck === deck) }));
  });
}

function cardsIn(kept: Kept): CardView[] {
  return Array.isArray(kept) ? kept.filter((one): one is CardView => typeof one !== 'string') : [];
}

/** What it keeps that is said in a line: all but cards. */
export function keptLines(data: SeatView): [string, Kept][] {
  return Object.entries(data.kept ?? {}).filter(([, kept]) => !cardsIn(kept).length && !(Array.isArray(kept) && !kept.length) && !isNothing(kept));
}

const SPENT = new Set(['time', 'markers']);

/** Of what it keeps, what it spends in its turns, as energy. */
export function keptToSpend(data: SeatView): [string, Kept][] {
  return keptLines(data).filter(([name]) => SPENT.has(name));
}

function isNothing(kept: Kept): boolean {
  return typeof kept === 'object' && !Array.isArray(kept) && !Object.keys(kept).length;
}

/** What a spirit keeps: a number, elements with how many, cards or words by their names. */
export function keptText(name: string, kept: Kept, say: (text: { id: string }) => string): string {
  if (typeof kept === 'number') return String(kept);
  if (!Array.isArray(kept)) return Object.entries(kept).map(([element, number]) => `${number} ${say({ id: `element-${element}` })}`).join(', ') || '–';
  return kept.map((one) => say({ id: typeof one === 'string' ? `keep-${name}-${one}` : `power-${one.card}` })).join(', ') || '–';
}
