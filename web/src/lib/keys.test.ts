import { describe, expect, it } from 'vitest';
import { KEY_HELP, keyAction } from './keys';
import en from '../texts/en.ftl?raw';

/** An event on an element that lies in what the given selectors name. */
function press(key: string, inside: string[] = [], more: Partial<KeyboardEvent> = {}): KeyboardEvent {
  const target = { closest: (selector: string) => (inside.some((part) => selector.includes(part)) ? {} : null) };
  return { key, target, altKey: false, ctrlKey: false, metaKey: false, ...more } as unknown as KeyboardEvent;
}

describe('keys', () => {
  it('means something at the table', () => {
    expect(keyAction(press('ArrowLeft'))).toBe('back');
    expect(keyAction(press('f'))).toBe('whole');
    expect(keyAction(press('Escape'))).toBe('leave');
    expect(keyAction(press('x'))).toBeNull();
  });

  it('leaves what is typed, and keys of the browser, alone', () => {
    expect(keyAction(press('r', ['textarea']))).toBeNull();
    expect(keyAction(press('r', [], { ctrlKey: true }))).toBeNull();
  });

  it('leaves the arrows to the board, but not the letters', () => {
    expect(keyAction(press('ArrowLeft', ['[data-arrows]']))).toBeNull();
    expect(keyAction(press('r', ['[data-arrows]']))).toBe('replay');
  });

  it('is explained in words', () => {
    for (const [, message] of KEY_HELP) expect(en).toContain(`\n${message} =`);
  });
});
