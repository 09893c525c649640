/** Short messages over the table that go away by themselves. */
import type { Text } from '../lib/protocol';

export interface Note {
  number: number;
  text: Text;
  bad: boolean;
  /** The number of the rule behind it, or nothing. */
  rule: string;
}

const MOST = 3;

export class Notes {
  list = $state.raw<Note[]>([]);
  #number = 0;

  add(text: Text, bad = false, rule = ''): void {
    const note = { number: ++this.#number, text, bad, rule };
    // Said again, it stands there once.
    const others = this.list.filter((other) => JSON.stringify(other.text) !== JSON.stringify(text));
    this.list = [...others.slice(1 - MOST), note];
    setTimeout(() => this.drop(note.number), bad ? 9000 : 6000);
  }

  drop(number: number): void {
    this.list = this.list.filter((note) => note.number !== number);
  }
}
