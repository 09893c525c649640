/** The keys of the table. */
export type KeyAction =
  | 'back' | 'forward' | 'first' | 'last'
  | 'replay' | 'summary' | 'undo' | 'rule' | 'answer'
  | 'whole' | 'left' | 'right' | 'leave';

const KEYS: Record<string, KeyAction> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  r: 'replay',
  s: 'summary',
  u: 'undo',
  '?': 'rule',
  f: 'whole',
  '[': 'left',
  ']': 'right',
  Escape: 'leave',
  h: 'answer',
  '/': 'answer',
  ...Object.fromEntries(Array.from({ length: 9 }, (_, n) => [String(n + 1), 'answer' as const])),
};
const MOVING = new Set(['ArrowLeft', 'ArrowRight', 'Home', 'End']);

/** What is shown of them, each with the message that says what it does. */
export const KEY_HELP: [key: string, message: string][] = [
  ['←  →', 'key-moves'],
  ['Home  End', 'key-ends'],
  ['1 … 9', 'key-answer'],
  ['h', 'key-hint'],
  ['/', 'key-filter'],
  ['i', 'key-read'],
  ['Esc', 'key-leave'],
  ['r', 'key-replay'],
  ['s', 'key-summary'],
  ['u', 'key-undo'],
  ['?', 'key-rule'],
  ['f', 'key-whole'],
  ['[  ]', 'key-fold'],
  ['+  −  0', 'key-zoom'],
];

/** Is the key typed into something? */
export function typing(target: Element): boolean {
  return target.closest('textarea, select, input:not([type=checkbox], [type=radio], [type=range])') !== null;
}

/** What a key means at the table; nothing where what has the focus uses it itself. */
export function keyAction(event: KeyboardEvent): KeyAction | null {
  const target = event.target as Element;
  if (event.altKey || event.ctrlKey || event.metaKey || typing(target)) return null;
  if (MOVING.has(event.key) && target.closest('[data-arrows], input')) return null;
  return KEYS[event.key] ?? null;
}
