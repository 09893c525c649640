/** Looking back: which earlier scene is shown, and the replay of what happened since my last move. */
import type { Scene } from '../lib/protocol';
import type { Session } from './session.svelte';

const REPLAY_STEP = 700;

export class History {
  readonly #session: Session;

  /** The number of entries looked back to, or null for now. */
  shown = $state<number | null>(null);
  past = $state.raw<Scene | null>(null);
  replaying = $state(false);

  #known = new Map<number, Scene>();
  #wanted = 0;

  constructor(session: Session) {
    this.#session = session;
  }

  get last(): number {
    return this.#session.log.at(-1)?.number ?? this.#session.current?.number ?? 0;
  }

  /** Entries were taken back, or seen with other eyes: what was fetched is no longer so. */
  forget(): void {
    this.#known.clear();
    if (this.shown !== null) void this.show(this.shown);
  }

  /** Look at the scene after `number` entries; the last one is the present. */
  async show(number: number): Promise<void> {
    this.replaying = false;
    await this.#go(number);
  }

  now(): void {
    this.replaying = false;
    this.#wanted += 1;
    this.shown = null;
    this.past = null;
  }

  async #go(number: number): Promise<void> {
    const wanted = Math.max(0, Math.min(number, this.last));
    const request = ++this.#wanted;
    if (wanted === this.last) {
      this.shown = null;
      this.past = null;
      return;
    }
    this.shown = wanted;
    const scene = await this.at(wanted);
    if (request !== this.#wanted) return;
    if (scene) this.past = scene;
    else this.shown = null;
  }

  /** The scene after `number` entries, or null if it cannot be had now. */
  async at(number: number): Promise<Scene | null> {
    const known = this.#known.get(number);
    if (known) return known;
    try {
      const { scene } = await this.#session.socket.ask('scene', { t: 'history', number });
      this.#known.set(number, scene);
      return scene;
    } catch (error) {
      this.#session.failed(error);
      return null;
    }
  }

  async replaySince(): Promise<void> {
    const first = this.#session.since[0];
    if (!first || this.replaying) return;
    this.replaying = true;
    for (let number = first.number - 1; number <= this.last && this.replaying; number++) {
      await this.#go(number);
      if (number < this.last) await new Promise((done) => setTimeout(done, REPLAY_STEP));
    }
    this.replaying = false;
  }
}
