/** Dragging a piece to where it goes: the same answer as a click on it and then on its target. */
import type { BoardProps } from '../board';

const SLIP = 8;

/** An action for an element that stands at `place`, of HTML or in a drawing: dragged onto a place where it can go, it goes there. */
export function draggable(element: SVGElement | HTMLElement, options: { board: BoardProps; place: string }) {
  let { board, place } = options;
  let start: { x: number; y: number; id: number } | null = null;
  let moving = false;
  /** The ways from here as they were when the drag began: a chosen source hides its own. */
  let ways: { target: string; moves: string[] }[] = [];

  /** Units of the drawing, or of the page, to a pixel. */
  function unit(): number {
    return element instanceof SVGGraphicsElement ? 1 / (element.getScreenCTM()?.a || 1) : 1;
  }

  function down(event: PointerEvent) {
    if (event.button !== 0) return;
    const offers = (board.choices.get(place) ?? []).filter((offer) => offer.places[0] === place && offer.places.length === 2);
    if (!offers.length) return;
    ways = offers.map((offer) => ({ target: offer.places[1]!, moves: offer.moves }));
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    event.stopPropagation(); // the board is not panned
    listen(true); // the pointer may leave the element before it has moved far enough
  }

  function listen(on: boolean) {
    const change = on ? addEventListener : removeEventListener;
    change('pointermove', move);
    change('pointerup', up);
    change('pointercancel', up);
  }

  function move(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!moving && Math.hypot(dx, dy) < SLIP) return;
    if (!moving) {
      moving = true;
      element.style.pointerEvents = 'none';
      if (ways.length > 1 && !board.path.includes(place)) board.onplace(place, element); // light where it can go
    }
    element.style.translate = `${dx * unit()}px ${dy * unit()}px`;
  }

  function up(event: PointerEvent) {
    if (!start || event.pointerId !== start.id) return;
    start = null;
    listen(false);
    if (!moving) return;
    moving = false;
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement | SVGElement>('[data-place]')?.dataset.place;
    // A piece that lies in the way stands for its land.
    const target = ways.find((way) => way.target === found || way.target === found?.split('/')[0]);
    element.style.translate = '';
    element.style.pointerEvents = '';
    if (target) board.onpick(target.moves);
    addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener('click', swallow, { capture: true }), 0);
  }

  /** The click that ends a drag chooses nothing. */
  function swallow(event: Event) {
    event.stopPropagation();
    event.preventDefault();
  }

  element.addEventListener('pointerdown', down as EventListener);
  return {
    update(next: { board: BoardProps; place: string }) {
      ({ board, place } = next);
    },
    destroy() {
      listen(false);
      element.removeEventListener('pointerdown', down as EventListener);
    },
  };
}
