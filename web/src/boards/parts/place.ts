/** A place of a board: everything it needs to be seen, pointed at, chosen and read, as one set of attributes. */
import type { Pointer } from '../board';

export interface PlaceOptions {
  /** What lies there and what can be done, for those who do not see it. */
  label?: string;
  /** The card, tile, spirit … that opens large here: by `i`, a long press, or a click where nothing can be answered. */
  card?: string;
  /** Whether Tab stops here though nothing can be answered. */
  stop?: boolean;
}

type Handler<E extends Event> = (event: E & { currentTarget: Element }) => void;

/** The attributes of a place, to be spread on an element of HTML or SVG. What it looks like hangs on `data-lit`, `data-chosen`, `data-pointed` and `data-fresh`. */
export interface PlaceAttributes {
  'data-place': string;
  'data-lit': true | undefined;
  'data-chosen': true | undefined;
  'data-pointed': true | undefined;
  'data-fresh': true | undefined;
  role: 'button';
  'aria-label': string | undefined;
  'aria-disabled': boolean;
  tabindex: 0 | -1;
  onclick: Handler<MouseEvent>;
  onkeydown: Handler<KeyboardEvent>;
  onpointerdown: Handler<PointerEvent>;
  onpointerup: () => void;
  onpointercancel: () => void;
  onpointermove: Handler<PointerEvent>;
  onpointerenter: Handler<PointerEvent>;
  onpointerleave: () => void;
  onfocus: Handler<FocusEvent>;
  onblur: () => void;
  oncontextmenu: Handler<MouseEvent>;
}

const LONG = 550;
const SLIP = 10;

/** The one press that is under way, wherever it is. */
let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
let wasLong = false;

function letGo() {
  if (press) clearTimeout(press.timer);
  press = null;
}

export function placeOf(pointer: Pointer, place: string, options: PlaceOptions = {}): PlaceAttributes {
  const { label, card, stop = card !== undefined } = options;
  const isLit = pointer.choices.has(place);
  const isChosen = pointer.path.includes(place);
  const read = () => card !== undefined && pointer.onread(card, place);
  return {
    'data-place': place,
    'data-lit': isLit || undefined,
    'data-chosen': isChosen || undefined,
    'data-pointed': pointer.pointed.has(place) || undefined,
    'data-fresh': pointer.fresh.has(place) || undefined,
    role: 'button',
    'aria-label': label,
    'aria-disabled': !isLit && !isChosen && card === undefined,
    tabindex: isLit || isChosen || stop ? 0 : -1,
    onclick(event) {
      if (wasLong) wasLong = false;
      else if (card !== undefined && !isLit && !isChosen) read();
      else pointer.onplace(place, event.currentTarget);
    },
    onkeydown(event) {
      if (event.key === 'i' && card !== undefined) read();
      else if ((event.key !== 'Enter' && event.key !== ' ') || event.currentTarget instanceof HTMLButtonElement) return;
      else if (card !== undefined && !isLit && !isChosen) read();
      else pointer.onplace(place, event.currentTarget);
      event.preventDefault();
    },
    onpointerdown(event) {
      wasLong = false;
      letGo();
      if (card === undefined || event.pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        wasLong = true;
        read();
      }, LONG);
      press = { timer, x: event.clientX, y: event.clientY };
    },
    onpointerup: letGo,
    onpointercancel: letGo,
    onpointermove(event) {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) letGo();
    },
    onpointerenter(event) {
      if (event.pointerType === 'mouse') pointer.onpoint(place, event.currentTarget);
    },
    onpointerleave() {
      letGo();
      pointer.onpoint(null);
    },
    onfocus(event) {
      if (event.currentTarget.matches(':focus-visible')) pointer.onpoint(place, event.currentTarget);
    },
    onblur: () => pointer.onpoint(null),
    oncontextmenu(event) {
      if (card === undefined) return;
      event.preventDefault();
      read();
    },
  };
}
