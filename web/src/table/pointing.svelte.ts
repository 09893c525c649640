/** Pointing at places of the board: their answers light up or are offered, or the reason why there are none appears. */
import type { BoardModule } from '../boards/board';
import type { Choice } from '../lib/protocol';
import type { Session, Why } from './session.svelte';

export interface Bubble {
  choices: Choice[];
  why: Why | null;
  /** Asked for by click or key rather than by pointing: it stays, and its rule can be opened. */
  pinned: boolean;
  rect: DOMRect;
}

const WHY_DELAY = 220;

export class Pointing {
  readonly #session: Session;
  readonly #board: () => BoardModule | null;

  /** The place under the pointer or with the focus. */
  place = $state<string | null>(null);
  /** The places that a chip or a log line points at. */
  places = $state.raw<string[]>([]);
  bubble = $state.raw<Bubble | null>(null);
  choices = $derived.by(() => choicesByPlace(this.#session.choices));
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session, board: () => BoardModule | null) {
    this.#session = session;
    this.#board = board;
  }

  point(place: string | null, element?: Element): void {
    clearTimeout(this.#timer);
    this.place = place;
    if (this.bubble?.why && !this.bubble.pinned) this.bubble = null;
    if (place === null || !element || this.choices.has(place) || this.bubble) return;
    this.#timer = setTimeout(() => void this.#explain(place, element, false), WHY_DELAY);
  }

  /** A place was clicked or chosen by key: one answer is taken, several are offered, none is explained. */
  act(place: string, element: Element): void {
    clearTimeout(this.#timer);
    this.place = place;
    const found = this.choices.get(place) ?? [];
    if (found.length === 1 && !found[0]!.warnings.length) this.pick(found[0]!.notation);
    else if (found.length) this.bubble = { choices: found, why: null, pinned: true, rect: element.getBoundingClientRect() };
    else void this.#explain(place, element, true);
  }

  pick(notation: string): void {
    this.close();
    this.#session.hand.pick(notation);
  }

  /** Another scene is shown: what was offered, explained and lit belongs to the one before. */
  changed(): void {
    this.close();
    this.places = [];
  }

  close(): void {
    clearTimeout(this.#timer);
    this.bubble = null;
  }

  async #explain(place: string, element: Element, pinned: boolean): Promise<void> {
    const scene = this.#session.scene;
    const move = scene && this.#board()?.candidate(place, scene);
    const why = move && this.#session.mine.length ? await this.#session.why(move) : null;
    if (!why || this.place !== place || this.#session.scene !== scene) return;
    this.bubble = { choices: [], why, pinned, rect: element.getBoundingClientRect() };
  }
}

export function choicesByPlace(choices: Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    for (const place of choice.places) found.set(place, [...(found.get(place) ?? []), choice]);
  }
  return found;
}
