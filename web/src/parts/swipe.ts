/** A horizontal swipe with one finger: calls with 1 (on to the next) or -1. */
const LEAST = 48;

export interface Point {
  x: number;
  y: number;
}

/** Which way a finger went from `from` to `to`, or 0 where it was no swipe. */
export function swipeOf(from: Point, to: Point): -1 | 0 | 1 {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (Math.abs(dx) < LEAST || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

export function swipe(element: HTMLElement, onswipe: (by: 1 | -1) => void) {
  let from: Point | null = null;
  const at = (touch: Touch): Point => ({ x: touch.clientX, y: touch.clientY });

  function start(event: TouchEvent) {
    const scrolls = (event.target as Element).closest('input, [data-scrolls]');
    from = event.touches.length === 1 && !scrolls ? at(event.touches[0]!) : null;
  }

  function end(event: TouchEvent) {
    const by = from && event.touches.length === 0 ? swipeOf(from, at(event.changedTouches[0]!)) : 0;
    from = null;
    if (by) onswipe(by);
  }

  element.addEventListener('touchstart', start, { passive: true });
  element.addEventListener('touchend', end, { passive: true });
  return {
    destroy() {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchend', end);
    },
  };
}
