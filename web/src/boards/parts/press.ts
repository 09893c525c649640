/** A long press: what a finger does where a mouse would hover or press its right button. */
type Handler = (event: PointerEvent) => void;

export interface PressAttributes {
  onpointerdown: Handler;
  onpointerup: () => void;
  onpointercancel: () => void;
  onpointermove: Handler;
}

const LONG = 550;
const SLIP = 10;

/** The one press that is under way, wherever it is. */
let press: { timer: ReturnType<typeof setTimeout>; x: number; y: number } | null = null;
let wasLong = false;

export function letGo(): void {
  if (press) clearTimeout(press.timer);
  press = null;
}

/** Whether the press that a click ends was a long one: it has done what it is for. */
export function wasLongPress(): boolean {
  const was = wasLong;
  wasLong = false;
  return was;
}

/** The attributes of something that opens when it is pressed long; null where there is nothing to open. */
export function longPress(open: (() => void) | null): PressAttributes {
  return {
    onpointerdown(event) {
      wasLong = false;
      letGo();
      if (!open || event.pointerType === 'mouse') return;
      const timer = setTimeout(() => {
        wasLong = true;
        open();
      }, LONG);
      press = { timer, x: event.clientX, y: event.clientY };
    },
    onpointerup: letGo,
    onpointercancel: letGo,
    onpointermove(event) {
      if (press && Math.hypot(event.clientX - press.x, event.clientY - press.y) > SLIP) letGo();
    },
  };
}
