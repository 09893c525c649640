/** Pointing at places of the board: their answers light up or are offered, or the reason why there are none appears. */
import type { BoardModule, Offer } from '../boards/board';
import type { Choice } from '../lib/protocol';
import type { Session, Why } from './session.svelte';

export interface Bubble {
  offers: Offer[];
  /** The place can be a source as well: choosing it lights where it can go. */
  source: string | null;
  whys: Why[];
  /** Asked for by click or key rather than by pointing: it stays, and its rule can be opened. */
  pinned: boolean;
  rect: DOMRect;
}

/** A card that is read large, and what can be done, or why nothing can, at its place. */
export interface Reading {
  card: string;
  offers: Offer[];
  whys: Why[];
}

/** A card that is shown beside what names it, while that is pointed at. */
export interface Peek {
  card: string;
  element: Element;
}

const WHY_DELAY = 220;
const PEEK_DELAY = 320;
/** So many of a place's candidates are asked about. */
const MOST_WHYS = 4;

export class Pointing {
  readonly #session: Session;
  readonly #board: () => BoardModule | null;

  /** The place under the pointer or with the focus. */
  place = $state<string | null>(null);
  /** The places that a chip or a log line points at. */
  places = $state.raw<string[]>([]);
  /** Of answers with several places: those that are chosen so far. */
  path = $state.raw<string[]>([]);
  bubble = $state.raw<Bubble | null>(null);
  reading = $state.raw<Reading | null>(null);
  peeked = $state.raw<Peek | null>(null);

  /** What can be answered, chains included; from the chosen source, once there is one. */
  offers = $derived.by(() => {
    const { scene, decision, choices } = this.#session;
    const chains = scene && decision && choices.length ? (this.#board()?.chains?.(scene, decision) ?? []) : [];
    const all = [...choices.map(offerOf), ...chains.map((chain) => ({ ...chain, notation: chain.moves.join('. ') }))];
    return all.filter((offer) => begins(offer, this.path));
  });
  choices = $derived(offersByPlace(this.offers, this.path.length));
  /** Since when the shown scene is shown. */
  since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #peekTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, board: () => BoardModule | null) {
    this.#session = session;
    this.#board = board;
  }

  point(place: string | null, element?: Element): void {
    clearTimeout(this.#timer);
    this.place = place;
    if (this.bubble?.whys.length && !this.bubble.pinned) this.bubble = null;
    if (place === null || !element || this.choices.has(place) || this.bubble) return;
    this.#timer = setTimeout(() => void this.#explain(place, element, false), WHY_DELAY);
  }

  peek(card: string | null, element?: Element): void {
    clearTimeout(this.#peekTimer);
    this.peeked = null;
    if (card === null || !element) return;
    this.#peekTimer = setTimeout(() => {
      if (element.isConnected) this.peeked = { card, element };
    }, PEEK_DELAY);
  }

  /** A place was clicked or chosen by key: a source is chosen, one answer is taken, several are offered, none is explained. */
  act(place: string, element: Element): void {
    clearTimeout(this.#timer);
    this.place = place;
    if (place === this.path.at(-1)) return void this.back();
    const found = this.choices.get(place) ?? [];
    const from = found.filter((offer) => offer.places[this.path.length] === place && offer.places.length > this.path.length + 1);
    const here = found.filter((offer) => !from.includes(offer));
    if (found.length === 1 && !found[0]!.warnings.length) this.pick(found[0]!.moves);
    else if (from.length > 1 && !here.length) this.choose(place);
    else if (found.length) {
      const source = from.length > 1 ? place : null;
      this.bubble = { offers: source ? here : found, source, whys: [], pinned: true, rect: element.getBoundingClientRect() };
    } else void this.#explain(place, element, true);
  }

  /** Choose a source: only where it can go is lit from now on. */
  choose(place: string): void {
    this.close();
    this.path = [...this.path, place];
  }

  /** Let the source that was chosen last go; false where none was. */
  back(): boolean {
    if (!this.path.length) return false;
    this.close();
    this.path = this.path.slice(0, -1);
    return true;
  }

  pick(moves: string | string[]): void {
    this.close();
    this.peek(null);
    this.reading = null;
    this.path = [];
    this.#session.hand.pick(typeof moves === 'string' ? [moves] : moves);
  }

  /** Read a card large; at its place, what can be done with it or why nothing can. */
  read(card: string, place?: string): void {
    this.close();
    this.peek(null);
    const reading: Reading = { card, offers: place ? (this.choices.get(place) ?? []) : [], whys: [] };
    this.reading = reading;
    if (!place || reading.offers.length) return;
    void this.#reasons(place).then((whys) => {
      if (this.reading === reading) this.reading = { ...reading, whys };
    });
  }

  /** Another scene is shown: what was offered, explained and lit belongs to the one before. */
  changed(): void {
    this.since = performance.now();
    this.close();
    this.peek(null);
    this.places = [];
    this.path = [];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.bubble = null;
  }

  async #explain(place: string, element: Element, pinned: boolean): Promise<void> {
    const scene = this.#session.scene;
    const whys = await this.#reasons(place);
    if (!whys.length || this.place !== place || this.#session.scene !== scene) return;
    this.bubble = { offers: [], source: null, whys, pinned, rect: element.getBoundingClientRect() };
  }

  /** Why the moves that this place could mean are not legal; none where one of them is. */
  async #reasons(place: string): Promise<Why[]> {
    const scene = this.#session.scene;
    if (!scene || !this.#session.mine.length) return [];
    const moves = this.#board()?.candidates(place, scene).slice(0, MOST_WHYS) ?? [];
    const found = await Promise.all(moves.map((move) => this.#session.why(move)));
    const whys = found.flatMap((why) => (why ? [why] : []));
    const said = (why: Why) => JSON.stringify(why.reason);
    return whys.filter((why, index) => whys.findIndex((other) => said(other) === said(why)) === index);
  }
}

function offerOf(choice: Choice): Offer {
  return { ...choice, moves: [choice.notation] };
}

/** Does the answer begin with these places? */
function begins(offer: Offer, path: string[]): boolean {
  return path.every((place, index) => offer.places[index] === place);
}

/** The offers by each of their places from the `first` on. */
export function offersByPlace(offers: Offer[], first = 0): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) {
    for (const place of new Set(offer.places.slice(first))) found.set(place, [...(found.get(place) ?? []), offer]);
  }
  return found;
}
