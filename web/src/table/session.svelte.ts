/**
 * One open table as the client knows it: what the server said last, which position is looked at,
 * and the answer that is being put together. It runs no rules.
 */
import { Live, Lost, Refused } from '../lib/live';
import type { Chat, Choice, Decision, LogEntry, Position, ServerMessage, Table, Text, UndoRequest } from '../lib/protocol';
import { t, ui } from '../lib/ui.svelte';

interface Draft {
  seat: number;
  decision: string;
  moves: string[];
  labels: Text[];
}

interface Sent {
  seat: number;
  decision: string;
  moves: string[];
}

export interface Note {
  number: number;
  text: Text;
  bad: boolean;
}

const REPLAY_STEP = 700;

export class Session {
  readonly id: string;
  readonly #live: Live;

  table = $state.raw<Table | null>(null);
  mine = $state.raw<number[]>([]);
  viewer = $state(-1);
  log = $state.raw<LogEntry[]>([]);
  current = $state.raw<Position | null>(null);
  chat = $state.raw<Chat[]>([]);
  undoRequest = $state.raw<UndoRequest | null>(null);
  notes = $state.raw<Note[]>([]);
  connection = $state<'connecting' | 'open' | 'lost'>('connecting');
  received = $state(Date.now());

  /** The number of entries looked back to, or null for now. */
  shown = $state<number | null>(null);
  past = $state.raw<Position | null>(null);
  replaying = $state(false);

  draft = $state.raw<Draft | null>(null);
  preview = $state.raw<Position | null>(null);
  sending = $state(false);
  hint = $state.raw<{ move: string; label: Text } | null>(null);
  #looked = $state.raw<Position | null>(null);
  #chosenSeat = $state<number | null>(null);

  position = $derived<Position | null>(
    this.shown !== null ? this.past : (this.preview ?? this.#looked ?? this.current),
  );
  decision = $derived<Decision | null>(this.#pickDecision());
  choices = $derived<Choice[]>(this.decision && !this.sending ? this.decision.choices : []);
  names = $derived(
    (this.table?.seats ?? []).map(
      (seat, index) => seat.name || (seat.kind === 'bot' ? t('seat-bot-number', { number: index + 1 }) : ''),
    ),
  );
  /** Entries made since my last answer. */
  since = $derived(this.#since());

  #sent: Sent | null = null;
  #unsaid: string[] = [];
  #history = new Map<number, Position>();
  #noteNumber = 0;
  #wanted = 0;

  constructor(id: string, secret: string | null) {
    this.id = id;
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const query = secret ? `?seat=${encodeURIComponent(secret)}` : '';
    this.#live = new Live(`${scheme}//${location.host}/api/tables/${encodeURIComponent(id)}/live${query}`, {
      message: (message) => this.#take(message),
      state: (state) => {
        this.connection = state;
        ui.connection = state;
      },
    });
  }

  open(): () => void {
    this.#live.connect();
    const hurry = () => this.#live.hurry();
    addEventListener('online', hurry);
    addEventListener('focus', hurry);
    return () => {
      removeEventListener('online', hurry);
      removeEventListener('focus', hurry);
      this.#live.close();
      this.stopReplay();
      ui.connection = 'none';
    };
  }

  // -- what the server says -----------------------------------------------------------------------

  #take(message: ServerMessage): void {
    switch (message.t) {
      case 'hello':
        this.table = message.table;
        this.mine = message.seats;
        this.viewer = message.viewer;
        this.log = message.log;
        this.chat = message.chat;
        this.undoRequest = message.undo ?? null;
        this.#history.clear();
        this.#settle(message.position);
        this.#sendAgain();
        break;
      case 'moved': {
        const first = message.log[0]?.number ?? Infinity;
        this.log = [...this.log.filter((entry) => entry.number < first), ...message.log];
        this.#settle(message.position);
        break;
      }
      case 'reset':
        this.log = message.log;
        this.#history.clear();
        this.#settle(message.position);
        this.note(message.reason);
        break;
      case 'table':
        this.table = message.table;
        break;
      case 'chat':
        this.chat = [...this.chat.filter((line) => line.number !== message.chat.number), message.chat];
        break;
      case 'undo':
        this.undoRequest = message.request ?? null;
        break;
      case 'note':
        this.note(message.text);
        break;
      case 'refused':
        this.#refused(message.reason, message.position);
        break;
    }
  }

  #refused(reason: Text, position?: Position | null): void {
    this.#sent = null;
    this.sending = false;
    if (position) this.#settle(position);
    this.note(reason, true);
  }

  /** A new position: what was in hand is kept if its question is still open. */
  #settle(position: Position | null): void {
    this.current = position;
    this.received = Date.now();
    this.#looked = null;
    this.hint = null;
    const open = (id: string) => position?.decisions.some((decision) => decision.id === id) ?? false;
    if (this.#sent && !open(this.#sent.decision)) this.#sent = null;
    this.sending = this.#sent !== null;
    const draft = this.draft ?? this.#storedDraft();
    if (draft && open(draft.decision)) {
      this.draft = draft;
      void this.#previewDraft();
    } else {
      this.#dropDraft();
    }
    void this.#look();
  }

  /** With several seats of my own, see with the eyes of the one that is asked. */
  async #look(): Promise<void> {
    const seat = this.decision?.seat;
    if (this.mine.length < 2 || seat === undefined || seat === this.viewer || this.draft) return;
    const number = this.current?.number;
    try {
      const { position } = await this.#live.ask('position', { t: 'look', seat });
      if (this.current?.number === number) this.#looked = position;
    } catch (error) {
      this.#failed(error);
    }
  }

  #failed(error: unknown): void {
    if (error instanceof Refused) this.#refused(error.refusal.reason, error.refusal.position);
    else if (!(error instanceof Lost)) throw error;
  }

  // -- answering ----------------------------------------------------------------------------------

  #pickDecision(): Decision | null {
    if (this.shown !== null || !this.position) return null;
    const open = this.position.decisions;
    if (this.draft) return open.find((decision) => decision.seat === this.draft?.seat) ?? null;
    return open.find((decision) => decision.seat === this.#chosenSeat) ?? open[0] ?? null;
  }

  /** Answer for another of my seats first. */
  answerFor(seat: number): void {
    this.#dropDraft();
    this.#chosenSeat = seat;
    void this.#look();
  }

  /** Take a legal answer: send it, or put it to the steps when composing. */
  pick(notation: string): void {
    const decision = this.decision;
    const choice = decision?.choices.find((one) => one.notation === notation);
    if (!decision || this.sending) return;
    if (!ui.compose) {
      this.#send({ seat: decision.seat, decision: decision.id, moves: [notation] });
      return;
    }
    const draft = this.draft ?? { seat: decision.seat, decision: decision.id, moves: [], labels: [] };
    const label = choice?.label ?? { id: 'move-as-text', args: { move: notation } };
    this.draft = { ...draft, moves: [...draft.moves, notation], labels: [...draft.labels, label] };
    void this.#previewDraft();
  }

  /** Take back the step at `index` and all that follow it. */
  dropSteps(index: number): void {
    if (!this.draft) return;
    if (index <= 0) {
      this.#dropDraft();
      void this.#look();
      return;
    }
    this.draft = { ...this.draft, moves: this.draft.moves.slice(0, index), labels: this.draft.labels.slice(0, index) };
    void this.#previewDraft();
  }

  sendDraft(): void {
    if (this.draft) this.#send({ seat: this.draft.seat, decision: this.draft.decision, moves: this.draft.moves });
  }

  async #previewDraft(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    this.#storeDraft();
    try {
      const { position } = await this.#live.ask('position', {
        t: 'preview',
        seat: draft.seat,
        decision: draft.decision,
        moves: draft.moves,
      });
      if (this.draft !== draft) return;
      this.preview = position;
      // Nothing is left to compose: chance or somebody else comes next.
      if (position.stops || !position.decisions.some((decision) => decision.seat === draft.seat)) this.sendDraft();
    } catch (error) {
      if (error instanceof Refused && this.draft === draft) this.dropSteps(draft.moves.length - 1);
      this.#failed(error);
    }
  }

  #dropDraft(): void {
    this.draft = null;
    this.preview = null;
    sessionStorage.removeItem(`loci.draft.${this.id}`);
  }

  #storeDraft(): void {
    sessionStorage.setItem(`loci.draft.${this.id}`, JSON.stringify(this.draft));
  }

  #storedDraft(): Draft | null {
    const stored = sessionStorage.getItem(`loci.draft.${this.id}`);
    return stored ? (JSON.parse(stored) as Draft) : null;
  }

  #send(answer: Sent): void {
    this.#sent = answer;
    this.sending = true;
    try {
      this.#live.send({ t: 'answer', ...answer });
    } catch (error) {
      this.#failed(error);
    }
  }

  /** After a broken connection: an answer whose question is still open was not taken. */
  #sendAgain(): void {
    if (this.#sent) this.#send(this.#sent);
    const unsaid = this.#unsaid;
    this.#unsaid = [];
    for (const text of unsaid) this.say(text);
  }

  // -- asking -------------------------------------------------------------------------------------

  /** Why this move is not legal; null when it is, or when nobody can say now. */
  async why(move: string): Promise<Text | null> {
    const seat = this.decision?.seat ?? this.mine[0];
    if (seat === undefined || this.draft || this.shown !== null) return null;
    try {
      return (await this.#live.ask('why', { t: 'why', seat, move })).reason ?? null;
    } catch (error) {
      if (error instanceof Refused) return error.refusal.reason;
      return null;
    }
  }

  async askHint(): Promise<void> {
    const seat = this.decision?.seat;
    if (seat === undefined) return;
    try {
      const { move, label } = await this.#live.ask('hint', { t: 'hint', seat });
      this.hint = { move, label };
    } catch (error) {
      this.#failed(error);
    }
  }

  say(text: string): void {
    try {
      this.#live.send({ t: 'chat', text });
    } catch {
      this.#unsaid.push(text);
    }
  }

  undo(): void {
    if (this.draft) {
      this.dropSteps(this.draft.moves.length - 1);
      return;
    }
    const mine = this.log.findLast((entry) => !entry.auto && this.mine.includes(entry.seat));
    const seat = mine?.seat ?? this.mine[0];
    if (seat === undefined) return;
    try {
      this.#live.send({ t: 'undo', seat });
    } catch (error) {
      this.#failed(error);
    }
  }

  consent(accept: boolean): void {
    try {
      this.#live.send({ t: 'consent', accept });
    } catch (error) {
      this.#failed(error);
    }
  }

  note(text: Text, bad = false): void {
    const note = { number: ++this.#noteNumber, text, bad };
    this.notes = [...this.notes.slice(-2), note];
    setTimeout(() => this.dropNote(note.number), bad ? 9000 : 6000);
  }

  dropNote(number: number): void {
    this.notes = this.notes.filter((note) => note.number !== number);
  }

  // -- looking back -------------------------------------------------------------------------------

  get last(): number {
    return this.log.at(-1)?.number ?? this.current?.number ?? 0;
  }

  /** Look at the position after `number` entries; the last one is the present. */
  async show(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.last));
    if (wanted === this.last && this.connection === 'open') {
      this.shown = null;
      this.past = null;
      return;
    }
    this.shown = wanted;
    const request = ++this.#wanted;
    const position = await this.at(wanted);
    if (position && request === this.#wanted && this.shown === wanted) this.past = position;
    else if (!position && request === this.#wanted) this.shown = null;
  }

  /** The position after `number` entries, or null if it cannot be had now. */
  async at(number: number): Promise<Position | null> {
    const known = this.#history.get(number);
    if (known) return known;
    try {
      const { position } = await this.#live.ask('position', { t: 'history', number });
      this.#history.set(number, position);
      return position;
    } catch (error) {
      this.#failed(error);
      return null;
    }
  }

  async replaySince(): Promise<void> {
    const first = this.since[0];
    if (!first || this.replaying) return;
    this.replaying = true;
    for (let number = first.number - 1; number <= this.last && this.replaying; number++) {
      await this.show(number);
      await new Promise((done) => setTimeout(done, REPLAY_STEP));
    }
    this.replaying = false;
  }

  stopReplay(): void {
    this.replaying = false;
  }

  #since(): LogEntry[] {
    const at = this.log.findLastIndex((entry) => !entry.auto && this.mine.includes(entry.seat));
    return at < 0 ? [] : this.log.slice(at + 1);
  }
}
