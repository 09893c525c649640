/** Whether the pointer moved to where it is, or rests and what is under it has come or gone. */
let at: { x: number; y: number } | null = null;

function remember(event: PointerEvent): void {
  at = { x: event.clientX, y: event.clientY };
}

if (typeof window !== 'undefined') {
  for (const kind of ['pointermove', 'pointerdown', 'pointerup'] as const) window.addEventListener(kind, remember, { capture: true, passive: true });
}

/** Of an event that says what the pointer is over now: it comes before the move that led there, if there was one. */
export function isResting(event: MouseEvent): boolean {
  return at !== null && at.x === event.clientX && at.y === event.clientY;
}

/** A browser tells of moves to the same spot when what is under the pointer changes: these are none. */
export function whenItMoves(from: MouseEvent, element: Element, then: () => void): void {
  const { clientX, clientY } = from;
  const moved = (event: Event) => {
    const move = event as PointerEvent;
    if (move.clientX === clientX && move.clientY === clientY) return;
    element.removeEventListener('pointermove', moved);
    then();
  };
  element.addEventListener('pointermove', moved);
}
