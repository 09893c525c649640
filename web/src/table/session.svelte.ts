/** One open table as the client knows it: what the server said last, and what can be asked of it. */
import { Connection, Lost, Refused, type State } from '../lib/connection';
import type { Advice, Chat, Choice, Decision, LogEntry, OptionValue, Scene, Message, Table, Text, Undone, UndoRequest } from '../lib/protocol';
import { VERSION } from '../lib/protocol';
import { t, ui } from '../lib/ui.svelte';
import { Hand } from './hand.svelte';
import { History } from './history.svelte';
import { seatNames } from './names';
import { lastNews, News } from './news.svelte';
import { Notes } from './notes.svelte';

export type Orders = Record<string, OptionValue>;

/** The standing order that every game has: the only possible answer is given by itself. */
export const LONE = 'lone-answers';

/** Why a move is not legal, and the number of the rule behind it. */
export interface Why {
  reason: Text;
  rule: string;
}

export class Session {
  readonly id: string;
  readonly socket: Connection;
  readonly notes = new Notes();
  readonly history = new History(this);
  readonly hand = new Hand(this);
  readonly news = new News(this);

  table = $state.raw<Table | null>(null);
  mine = $state.raw<number[]>([]);
  viewer = $state(-1);
  log = $state.raw<LogEntry[]>([]);
  current = $state.raw<Scene | null>(null);
  chat = $state.raw<Chat[]>([]);
  undoRequest = $state.raw<UndoRequest | null>(null);
  /** Standing orders by seat; a seat without has none. */
  orders = $state.raw<Record<string, Orders>>({});
  connection = $state<State>('connecting');
  /** When the clocks of the current scene were true. */
  received = $state(Date.now());
  hint = $state.raw<(Advice & { others: Advice[] }) | null>(null);
  /** What bots said that they are about to do, by seat. */
  plans = $state.raw<Record<number, Text[]>>({});
  /** Legal moves that look like the one that was refused. */
  nearest = $state.raw<string[]>([]);
  /** What was taken back. */
  undone = $state.raw<Undone[]>([]);
  /** What I took back last and can give again: nothing has happened since. */
  redoable = $derived<Undone | null>(canRedo(this.undone.at(-1), this.log.length, this.mine));
  /** The last line of chat that I have seen. */
  #seen = $state(0);
  unread = $derived(this.chat.filter((line) => line.number > this.#seen && !this.#isMine(line)).length);

  scene = $derived<Scene | null>(
    this.history.shown !== null ? this.history.past : (this.news.now?.scene ?? this.hand.preview ?? this.hand.looked ?? this.current),
  );
  decision = $derived<Decision | null>(
    this.history.shown !== null || this.news.now || !this.scene ? null : this.hand.pickDecision(this.scene),
  );
  choices = $derived<Choice[]>(this.decision && !this.hand.sending ? this.decision.choices : []);
  names = $derived(seatNames(this.table?.seats ?? [], (number) => t('seat-bot-number', { number }), (name) => t('seat-is-program', { name })));
  /** All seats, my own first. */
  order = $derived(
    (this.table?.seats ?? []).map((_, seat) => seat).sort((a, b) => Number(this.mine.includes(b)) - Number(this.mine.includes(a)) || a - b),
  );
  /** So many of the first entries were given under older rules, and are kept as they were stored. */
  stored = $derived(this.table?.stored ?? 0);
  /** Entries made since my last answer. */
  since = $derived(sinceLast(this.log, this.mine));
  /** What happened since I was last asked, what my own answer set off included. */
  latest = $derived(this.mine.length ? lastNews(this.log, this.mine) : []);

  #unsaid: string[] = [];
  /** What I answered after an answer that I take back alone. */
  #again: string[] = [];

  constructor(id: string, secret: string | null) {
    this.id = id;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const address = `${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/socket?version=${VERSION}`;
    const seat = secret ? `&seat=${encodeURIComponent(secret)}` : '';
    this.socket = new Connection(() => `${address}${seat}&text=${this.#text}`, {
      message: (message) => this.#take(message),
      state: (state) => {
        this.connection = state;
        ui.connection = state;
      },
      signedOut: () => void this.#whoAmI(),
    });
  }

  open(): () => void {
    this.socket.connect();
    const hurry = () => this.socket.hurry();
    addEventListener('online', hurry);
    addEventListener('offline', hurry);
    addEventListener('focus', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('offline', hurry);
      removeEventListener('focus', hurry);
      this.socket.close();
      this.history.now();
      ui.connection = 'none';
    };
  }

  /** Signed out somewhere else, or only known by another cookie now? */
  async #whoAmI(): Promise<void> {
    await ui.askWhoIAm();
    if (!ui.me) this.notes.add({ id: 'account-out' }, true);
  }

  // -- what the server says -----------------------------------------------------------------------

  #text = true;

  /** Does anybody read scenes in words here? Else the server leaves their sections out. */
  readText(on: boolean): void {
    if (on === this.#text) return;
    this.#text = on;
    if (on) this.history.forget();
    try {
      this.socket.send({ t: 'text', on });
    } catch (error) {
      if (!(error instanceof Lost)) throw error; // said when we connect
    }
  }

  #take(message: Message): void {
    switch (message.t) {
      case 'hello':
        this.table = message.table;
        this.mine = message.seats;
        this.viewer = message.viewer;
        this.log = message.log;
        this.chat = message.chat;
        this.#seen = Math.max(this.#seen, Number(localStorage.getItem(this.#chatKey()) ?? 0));
        this.undoRequest = message.undo ?? null;
        this.orders = message.orders;
        this.undone = message.undone;
        this.#settle(message.scene);
        this.history.forget();
        this.hand.sendAgain();
        this.#sayAgain();
        break;
      case 'moved': {
        const before = this.current;
        this.#follow(message);
        this.#settle(message.scene);
        this.news.add(message.log, message.scene, before);
        break;
      }
      case 'reset':
        this.news.skip();
        this.plans = {};
        this.#follow(message);
        this.#settle(message.scene);
        this.history.forget();
        this.undone = message.undone;
        if (!this.#isOwn(message.reason)) this.notes.add(message.reason);
        else this.#giveAgain();
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.chat.number), message.chat];
        if (message.chat.note) this.notes.add(message.chat.note); // the chat need not be open
        break;
      case 'undo':
        this.undoRequest = message.request ?? null;
        break;
      case 'note':
        this.notes.add(message.text);
        break;
      case 'plans':
        this.plans = { ...this.plans, [message.seat]: message.plans };
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  #follow({ start, log }: { start: number; log: LogEntry[] }): void {
    if (log.length || start < this.log.length) this.log = [...this.log.slice(0, start), ...log];
  }

  /** Is this about something that I did myself? */
  #isOwn(text: Text): boolean {
    const who = text.args?.who;
    return typeof who === 'object' && 'seat' in who && this.mine.includes(who.seat);
  }

  #refused(refusal: { reason: Text; rule: string; nearest?: string[]; scene?: Scene | null }): void {
    this.hand.refused();
    if (refusal.scene) this.#settle(refusal.scene);
    this.nearest = refusal.nearest ?? [];
    this.notes.add(refusal.reason, true, refusal.rule);
  }

  #settle(scene: Scene | null): void {
    this.current = scene;
    this.received = Date.now();
    this.hint = null;
    this.nearest = [];
    this.hand.settle(scene);
  }

  /** What became of a request that was not carried out: a refusal is shown, a lost connection is seen anyway. */
  failed(error: unknown): void {
    if (error instanceof Refused) this.#refused(error.refusal);
    else if (!(error instanceof Lost)) throw error;
  }

  // -- asking -------------------------------------------------------------------------------------

  /** Why this move, or the last of several in a row (`dig 1. build E6`), is not legal now, after the steps composed so far; null when it is, or nobody can say. */
  async why(moves: string): Promise<Why | null> {
    const seat = this.decision?.seat ?? this.mine[0];
    if (seat === undefined || this.history.shown !== null) return null;
    try {
      const row = moves.split('. ');
      const after = [...this.hand.steps.map((step) => step.move), ...row.slice(0, -1)];
      const { reason, rule } = await this.socket.ask('why', { t: 'why', seat, move: row.at(-1)!, after });
      return reason ? { reason, rule } : null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal;
      return null;
    }
  }

  async askHint(): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined) return;
    try {
      this.hint = await this.socket.ask('hint', { t: 'hint', seat });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Say something; false if it was refused, and can be said otherwise. */
  async say(text: string): Promise<boolean> {
    try {
      await this.socket.ask('done', { t: 'chat', text });
    } catch (error) {
      this.failed(error);
      if (error instanceof Refused) return false;
      this.#unsaid.push(text); // said when the connection is back
    }
    return true;
  }

  #sayAgain(): void {
    const unsaid = this.#unsaid;
    this.#unsaid = [];
    for (const text of unsaid) void this.say(text);
  }

  /** All lines of chat are in sight. */
  readChat(): void {
    this.#seen = this.chat.at(-1)?.number ?? 0;
    localStorage.setItem(this.#chatKey(), String(this.#seen));
  }

  #chatKey(): string {
    return `loci.chat.${this.id}`;
  }

  #isMine(line: Chat): boolean {
    return line.seat != null ? this.mine.includes(line.seat) : line.name === ui.me?.name;
  }

  /** Take back the last composed step, or my last answer: all moves of it that were sent together. */
  undo(): void {
    if (this.hand.draft) {
      this.hand.dropSteps(this.hand.steps.length - 1);
      return;
    }
    const first = lastAnswer(this.log, this.mine)[0];
    if (first) this.undoFrom(first);
  }

  /** Take back this answer of mine and all that I gave since. */
  undoFrom({ seat, number }: LogEntry): void {
    this.#tell({ t: 'undo', seat, number });
  }

  /** Take back my last answer that was this move; what I answered since is given once more, all or nothing. */
  takeBack(move: string): void {
    const step = this.hand.steps.findLastIndex((one) => one.move === move);
    if (step >= 0) {
      const later = this.hand.steps.slice(step + 1).map((one) => one.move);
      this.hand.dropSteps(step);
      if (later.length) this.hand.put(later);
      return;
    }
    const seat = this.decision?.seat;
    const own = this.log.filter((entry) => !entry.auto && entry.seat === seat);
    const at = own.findLastIndex((entry) => entry.move === move);
    if (at < 0) return;
    this.#again = own.slice(at + 1).map((entry) => entry.move);
    this.undoFrom(own[at]!);
  }

  #giveAgain(): void {
    const moves = this.#again;
    this.#again = [];
    if (moves.length && this.decision) this.hand.put(moves);
  }

  /** Take back all that I answered after entry `number`, seat by seat. */
  async undoTo(number: number): Promise<void> {
    this.history.now();
    try {
      for (let length = Infinity; this.log.length < length; ) {
        const first = answersAfter(this.log, this.mine, number)[0];
        if (!first) return;
        length = this.log.length;
        await this.socket.ask('done', { t: 'undo', seat: first.seat, number: first.number });
      }
    } catch (error) {
      this.failed(error);
    }
  }

  /** Give the answers again that I took back last. */
  redo(): void {
    const taken = this.redoable;
    const decision = this.current?.decisions.find((one) => one.seat === taken?.seat);
    if (taken && decision) this.hand.give(decision, taken.again);
  }

  consent(accept: boolean): void {
    this.#tell({ t: 'consent', accept });
  }

  /** Let the only possible answers be given by themselves, or not, for all my seats: their other orders stay. */
  async setLone(on: boolean): Promise<void> {
    for (const seat of this.mine) {
      if ((this.orders[seat]?.[LONE] ?? false) !== on) await this.setOrders(seat, { ...this.orders[seat], [LONE]: on });
    }
  }

  /** Agree, or no longer, that the match is used for research. */
  async agree(seat: number, agrees: boolean): Promise<void> {
    try {
      await this.socket.ask('done', { t: 'research', seat, agrees });
    } catch (error) {
      this.failed(error);
    }
  }

  /** Set a seat's standing orders; those that are not named take their defaults. */
  async setOrders(seat: number, orders: Orders): Promise<void> {
    try {
      await this.socket.ask('done', { t: 'orders', seat, orders });
      this.orders = { ...this.orders, [seat]: orders };
    } catch (error) {
      this.failed(error);
    }
  }

  #tell(message: Parameters<Connection['send']>[0]): void {
    try {
      this.socket.send(message);
    } catch (error) {
      this.failed(error);
    }
  }
}

/** My own answers after entry `number`. */
export function answersAfter(log: LogEntry[], mine: number[], number: number): LogEntry[] {
  return log.filter((entry) => entry.number > number && !entry.auto && mine.includes(entry.seat));
}

function canRedo(last: Undone | undefined, entries: number, mine: number[]): Undone | null {
  return last && last.again.length && last.entries === entries && mine.includes(last.seat) ? last : null;
}

/** The entries of my last answer: moves that were sent together were made at the same moment. */
export function lastAnswer(log: LogEntry[], mine: number[]): LogEntry[] {
  const last = log.findLast((entry) => !entry.auto && mine.includes(entry.seat));
  if (!last) return [];
  const own = log.filter((entry) => !entry.auto && entry.seat === last.seat);
  const first = own.findLastIndex((entry) => entry.at !== last.at);
  return own.slice(first + 1);
}

export function sinceLast(log: LogEntry[], mine: number[]): LogEntry[] {
  const at = log.findLastIndex((entry) => !entry.auto && mine.includes(entry.seat));
  return at < 0 ? [] : log.slice(at + 1);
}
