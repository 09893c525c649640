/**
 * What happened, told in order and at a readable pace: every scene that came is held back until its events are told.
 * Any key or click goes on to the present at once; nothing is ever answered meanwhile.
 */
import type { BoardModule } from '../boards/board';
import type { GameEvent, LogEntry, Scene, SeatName } from '../lib/protocol';
import { ui, type Pace } from '../lib/ui.svelte';
import type { Session } from './session.svelte';

/** One event, who answered, and the scene in which it is told. */
export interface Item {
  event: GameEvent;
  entry: LogEntry;
  scene: Scene | null;
}

/** Milliseconds for one event; a long sentence has more. */
const PACES: Record<Exclude<Pace, 'off'>, number> = { slow: 1900, normal: 1100, fast: 500 };
const LONG = 60;
/** What follows from my own answer is told where it is more than this. */
const FEW = 3;

export class News {
  readonly #session: Session;

  /** What is told now, and what is still to be told. */
  now = $state.raw<Item | null>(null);
  left = $state(0);
  /** How a board shows the way from one scene to the next. */
  between: BoardModule['between'] | null = null;
  #queue: Item[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(session: Session) {
    this.#session = session;
  }

  /** New entries, the scene they have led to, and the one before. */
  add(entries: LogEntry[], scene: Scene | null, before: Scene | null = null): void {
    if (pace() === 'off' || document.hidden || this.#session.history.shown !== null) return;
    this.#enqueue(this.#onTheWay(before, entries.flatMap((entry) => itemsOf(entry, this.#session.mine, scene))));
  }

  /** Tell once more what happened since I was asked, each in its own scene. */
  async replay(): Promise<void> {
    this.skip();
    this.#session.history.now();
    const entries = lastNews(this.#session.log, this.#session.mine);
    const at = (number: number) => this.#session.history.at(number);
    const scenes = await Promise.all(entries.map((entry) => Promise.all([at(entry.number - 1), at(entry.number)])));
    this.#enqueue(entries.flatMap((entry, index) => this.#onTheWay(scenes[index]?.[0] ?? null, itemsOf(entry, this.#session.mine, scenes[index]?.[1] ?? null, 0))));
  }

  /** Each event in its own scene, where the board can tell it from the one before and the one they led to. */
  #onTheWay(before: Scene | null, items: Item[]): Item[] {
    const { between } = this;
    if (!between || !before) return items;
    const events = items.map((item) => item.event);
    return items.map((item, index) => (item.scene ? { ...item, scene: between(before, item.scene, events.slice(0, index + 1), events.slice(index + 1)) } : item));
  }

  /** Go on to the present; false where nothing is being told. */
  skip(): boolean {
    clearTimeout(this.#timer);
    const told = this.now !== null;
    this.#queue = [];
    this.left = 0;
    this.now = null;
    return told;
  }

  #enqueue(items: Item[]): void {
    this.#queue.push(...items);
    this.left = this.#queue.length;
    if (!this.now) this.#next();
  }

  #next(): void {
    this.now = this.#queue.shift() ?? null;
    this.left = this.#queue.length;
    if (!this.now) return;
    const chosen = ui.pace === 'off' ? 'normal' : ui.pace;
    const words = JSON.stringify(this.now.event.args ?? {}).length;
    this.#timer = setTimeout(() => this.#next(), PACES[chosen] * (words > LONG ? 1.4 : 1));
  }
}

function pace(): Pace {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : ui.pace;
}

function itemsOf(entry: LogEntry, mine: number[], scene: Scene | null, few = FEW): Item[] {
  const events = eventsFor(entry, mine);
  if (mine.includes(entry.seat) && events.length <= few) return [];
  return events.map((event) => ({ event, entry, scene }));
}

/** Whether an event only repeats what somebody answered: nothing happened that others would have to know. */
export function isAnswer(event: GameEvent): boolean {
  return event.answer ?? false;
}

/** The events of an entry that are news to me: of my own answers, what I have not done myself. */
export function eventsFor(entry: LogEntry, mine: number[]): GameEvent[] {
  const happened = entry.events.filter((event) => !isAnswer(event));
  if (entry.auto || !mine.includes(entry.seat)) return happened;
  return happened.filter((event) => (event.args?.who as SeatName | undefined)?.seat !== entry.seat);
}

/** What I have not seen happen: my last answer, as far as it set off something else, and all that followed it. */
export function lastNews(log: LogEntry[], mine: number[]): LogEntry[] {
  const at = log.findLastIndex((entry) => !entry.auto && mine.includes(entry.seat));
  return log.slice(Math.max(0, at)).flatMap((entry) => {
    const events = eventsFor(entry, mine);
    const untold = !entry.events.length && !mine.includes(entry.seat);
    return events.length || untold ? [{ ...entry, events }] : [];
  });
}
