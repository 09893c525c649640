/** A place of a board: everything it needs to be seen, pointed at, chosen and read, as one set of attributes. */
import type { Pointer } from '../board';
import { letGo, longPress, wasLongPress, type PressAttributes } from './press';
import { isResting, whenItMoves } from './resting';

export interface PlaceOptions {
  /** What lies there and what can be done, for those who do not see it. */
  label?: string;
  /** The card, tile, spirit … that opens large here: by `i`, a long press, or a click where nothing can be answered. */
  card?: string;
  /** Whether Tab stops here though nothing can be answered. */
  stop?: boolean;
  /** Whether the card is shown beside it while it is pointed at: where the place itself does not say all of it. */
  peek?: boolean;
}

type Handler<E extends Event> = (event: E & { currentTarget: Element }) => void;

/** The attributes of a place, to be spread on an element of HTML or SVG. What it looks like hangs on `data-lit`, `data-chosen`, `data-pointed` and `data-fresh`. */
export interface PlaceAttributes extends PressAttributes {
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
  onpointerenter: Handler<PointerEvent>;
  onpointerleave: () => void;
  onfocus: Handler<FocusEvent>;
  onblur: () => void;
  oncontextmenu: Handler<MouseEvent>;
}

export function placeOf(pointer: Pointer, place: string, options: PlaceOptions = {}): PlaceAttributes {
  const { label, card, stop = card !== undefined, peek = false } = options;
  const isLit = pointer.choices.has(place);
  const isChosen = pointer.path.includes(place);
  const read = () => card !== undefined && pointer.onread(card, place);
  const look = (element: Element) => {
    pointer.onpoint(place, element);
    if (peek && card !== undefined) pointer.onpeek(card, element);
  };
  const lookAway = () => {
    pointer.onpoint(null);
    if (peek) pointer.onpeek(null);
  };
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
      if (wasLongPress()) return;
      if (card !== undefined && !isLit && !isChosen) read();
      else pointer.onplace(place, event.currentTarget);
    },
    onkeydown(event) {
      if (event.key === 'i' && card !== undefined) read();
      else if ((event.key !== 'Enter' && event.key !== ' ') || event.currentTarget instanceof HTMLButtonElement) return;
      else if (card !== undefined && !isLit && !isChosen) read();
      else pointer.onplace(place, event.currentTarget);
      event.preventDefault();
    },
    ...longPress(card === undefined ? null : read),
    onpointerenter(event) {
      if (event.pointerType !== 'mouse') return;
      const element = event.currentTarget;
      // What appears under a pointer that rests is not pointed at, until the pointer moves.
      if (isResting(event)) whenItMoves(event, element, () => look(element));
      else look(element);
    },
    onpointerleave() {
      letGo();
      lookAway();
    },
    onfocus(event) {
      if (event.currentTarget.matches(':focus-visible')) look(event.currentTarget);
    },
    onblur: lookAway,
    oncontextmenu(event) {
      if (card === undefined) return;
      event.preventDefault();
      read();
    },
  };
}
