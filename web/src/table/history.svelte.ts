/** Looking back: which earlier scene is shown. */
import type { Scene } from '../lib/protocol';
import type { Session } from './session.svelte';

export class History {
  readonly #session: Session;

  /** The number of entries looked back to, or null for now. */
  shown = $state<number | null>(null);
  past = $state.raw<Scene | null>(null);

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
    this.#session.news.skip();
    await this.#go(number);
  }

  now(): void {
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
}
