/**
 * The answer in hand: for which of my seats, the steps composed so far with the scene they would
 * lead to, and what is on its way to the server. It runs no rules.
 */
import { Lost, Refused } from '../lib/connection';
import type { Choice, Decision, Scene, Text } from '../lib/protocol';
import { ui } from '../lib/ui.svelte';
import type { Session } from './session.svelte';

export interface Step {
  move: string;
  label: Text;
  places: string[];
}

interface Draft {
  seat: number;
  decision: string;
  steps: Step[];
  /** What its steps have in common, where they are one answer though nobody composes: sent when the next question is another one. */
  together: string | null;
}

interface Sent {
  seat: number;
  decision: string;
  moves: string[];
}

export class Hand {
  readonly #session: Session;

  draft = $state.raw<Draft | null>(null);
  preview = $state.raw<Scene | null>(null);
  sending = $state(false);
  /** The present with the eyes of another of my seats. */
  looked = $state.raw<Scene | null>(null);
  /** What the answers to a question have in common with others that are one answer together; the board says it. */
  together: (decision: Decision) => string | null = () => null;
  #chosenSeat = $state<number | null>(null);
  #sent: Sent | null = null;
  /** The draft that `preview` shows; none where there is no draft. */
  #previewed: Draft | null = null;
  /** What was clicked before it was known what the last step leads to. */
  #waiting: string[] | null = null;

  steps = $derived<Step[]>(this.draft?.steps ?? []);

  constructor(session: Session) {
    this.#session = session;
  }

  /** The question that is answered now, of those that a scene asks. */
  pickDecision(scene: Scene): Decision | null {
    const open = scene.decisions;
    if (this.draft) return open.find((decision) => decision.seat === this.draft?.seat) ?? null;
    return open.find((decision) => decision.seat === this.#chosenSeat) ?? open[0] ?? null;
  }

  /** A new scene: what was in hand is kept if its question is still open. */
  settle(scene: Scene | null): void {
    this.looked = null;
    const open = (id: string) => scene?.decisions.some((decision) => decision.id === id) ?? false;
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

  /** The server did not take what was sent. */
  refused(): void {
    this.#sent = null;
    this.sending = false;
  }

  /** Answer for another of my seats first. */
  answerFor(seat: number): void {
    this.#dropDraft();
    this.#chosenSeat = seat;
    void this.#look();
  }

  /** Answer with these moves, all or none: send them, or put them to the steps when composing. Until it is known
   * what the last step leads to, its own question is still shown: whoever clicks on the same once more says nothing,
   * and another answer waits until then. */
  pick(moves: string[]): void {
    if (this.draft === this.#previewed) this.put(moves);
    else if (moves[0] !== this.draft?.steps.at(-1)?.move) this.#waiting = moves;
  }

  /** The same at any time: these moves are known to come after the last step. */
  put(moves: string[]): void {
    const decision = this.#session.decision;
    if (!decision || this.sending) return;
    const together = ui.compose ? null : this.together(decision);
    if (!ui.compose && !this.draft && !together) {
      this.give(decision, moves);
      return;
    }
    const draft = this.draft ?? { seat: decision.seat, decision: decision.id, steps: [], together };
    const steps = moves.map((move, index) => stepOf(move, index ? undefined : decision.choices.find((one) => one.notation === move)));
    this.draft = { ...draft, steps: [...draft.steps, ...steps] };
    void this.#previewDraft();
  }

  /** What would be seen after these moves, and the steps before them; null where nobody can say. */
  async foresee(moves: string[]): Promise<Scene | null> {
    const decision = this.#session.decision;
    if (!decision || this.sending || this.#session.history.shown !== null) return null;
    const asked = { seat: decision.seat, decision: this.draft?.decision ?? decision.id };
    try {
      return (await this.#session.socket.ask('scene', { t: 'preview', ...asked, moves: [...this.#moves(), ...moves] })).scene;
    } catch (error) {
      if (error instanceof Refused || error instanceof Lost) return null; // it was only looked at
      throw error;
    }
  }

  /** Take back the step at `index` and all that follow it. */
  dropSteps(index: number): void {
    if (!this.draft) return;
    if (index <= 0) {
      this.#dropDraft();
      void this.#look();
      return;
    }
    this.draft = { ...this.draft, steps: this.draft.steps.slice(0, index) };
    void this.#previewDraft();
  }

  /** Answer this question with these moves at once, whatever was being composed. */
  give(decision: Decision, moves: string[]): void {
    if (this.sending) return;
    this.#dropDraft();
    this.#send({ seat: decision.seat, decision: decision.id, moves });
  }

  send(): void {
    if (this.draft) this.#send({ seat: this.draft.seat, decision: this.draft.decision, moves: this.#moves() });
  }

  /** After a broken connection: an answer whose question is still open was not taken. */
  sendAgain(): void {
    if (this.#sent) this.#send(this.#sent);
  }

  #moves(): string[] {
    return this.steps.map((step) => step.move);
  }

  /** With several seats of my own, see with the eyes of the one that is asked. */
  async #look(): Promise<void> {
    const session = this.#session;
    const seat = session.decision?.seat;
    if (session.mine.length < 2 || seat === undefined || seat === session.current?.viewer || this.draft) return;
    const number = session.current?.number;
    try {
      const { scene } = await session.socket.ask('scene', { t: 'look', seat });
      if (session.current?.number === number && session.decision?.seat === seat) this.looked = scene;
    } catch (error) {
      session.failed(error);
    }
  }

  async #previewDraft(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    sessionStorage.setItem(this.#key(), JSON.stringify(draft));
    try {
      const { scene } = await this.#session.socket.ask('scene', {
        t: 'preview',
        seat: draft.seat,
        decision: draft.decision,
        moves: this.#moves(),
      });
      if (this.draft !== draft) return;
      this.#previewed = draft;
      this.preview = scene;
      const next = scene.decisions.find((decision) => decision.seat === draft.seat);
      // Nothing is left to compose: chance, somebody else or another question comes next.
      const waiting = this.#waiting;
      this.#waiting = null;
      if (scene.stops || !next || (draft.together && this.together(next) !== draft.together)) this.send();
      else if (waiting && next.choices.some((one) => one.notation === waiting[0])) this.put(waiting);
    } catch (error) {
      if (error instanceof Refused && this.draft === draft) this.dropSteps(draft.steps.length - 1);
      this.#session.failed(error);
    }
  }

  #dropDraft(): void {
    this.draft = this.#previewed = null;
    this.#waiting = null;
    this.preview = null;
    sessionStorage.removeItem(this.#key());
  }

  #storedDraft(): Draft | null {
    const stored = sessionStorage.getItem(this.#key());
    return stored ? (JSON.parse(stored) as Draft) : null;
  }

  #key(): string {
    return `loci.draft.${this.#session.id}`;
  }

  #send(answer: Sent): void {
    this.#sent = answer;
    this.sending = true;
    try {
      this.#session.socket.send({ t: 'answer', ...answer });
    } catch (error) {
      this.#session.failed(error);
    }
  }
}

function stepOf(move: string, choice: Choice | undefined): Step {
  return choice
    ? { move, label: choice.label, places: choice.places }
    : { move, label: { id: 'move-as-text', args: { move } }, places: [] };
}
