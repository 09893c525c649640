/** By how much a number has changed, shown for a moment as the game goes on. */
const SHOWN = 2600;

export class Change {
  /** The change that is shown; 0: none. */
  shown = $state(0);
  #value: number;
  #at: number;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(value: number, at: number) {
    this.#value = value;
    this.#at = at;
  }

  /** The number after entry `at`. Looking back is no change. */
  see(value: number, at: number): void {
    const onwards = at > this.#at;
    const by = value - this.#value;
    this.#at = at;
    this.#value = value;
    if (!by) return;
    clearTimeout(this.#timer);
    this.shown = onwards ? this.shown + by : 0;
    this.#timer = setTimeout(() => (this.shown = 0), SHOWN);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
