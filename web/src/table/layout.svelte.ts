/** How much room there is: what stands beside the board, and what becomes a tab. */
const TIGHT = 1180;
const WIDE = 1400;

/** `narrow`: one column; `tight`: the board and one side; `middling`: two sides; `wide`: panels beside the board as well. */
export type Room = 'narrow' | 'tight' | 'middling' | 'wide';

export function roomOf(width: number): Room {
  if (width < 1000) return 'narrow';
  if (width < TIGHT) return 'tight';
  return width < WIDE ? 'middling' : 'wide';
}

export class Layout {
  #width = $state(innerWidth);
  room = $derived(roomOf(this.#width));
  narrow = $derived(this.room === 'narrow');
  /** Whether the seats stand on the left. */
  left = $derived(this.room === 'middling' || this.room === 'wide');
  /** Whether panels lie beside the board. */
  beside = $derived(this.room === 'wide');

  /** Follow the window; the way to stop. */
  follow(): () => void {
    const change = () => (this.#width = innerWidth);
    addEventListener('resize', change);
    return () => removeEventListener('resize', change);
  }
}
