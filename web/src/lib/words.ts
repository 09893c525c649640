/**
 * Putting texts into words: what `loci.core.words.wording` does, in the browser.
 *
 * Arguments that are texts themselves are put into words first; a message asks for a case form with
 * `{ FORM($building, "acc") }`, which takes the attribute `.acc` of the argument's message, or its
 * plain value where there is none. `ROMAN`, `SIGNED` and `TALLY` say numbers and lists as in
 * `loci.core.words.fluency`. A missing message is shown as its id and arguments.
 */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Arg, SeatName, Text } from './protocol';

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export class Words {
  readonly language: string;
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { functions: { FORM: form, ROMAN: roman, SIGNED: signed, TALLY: tally }, useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** The text in words; `seats` are the names to use for seats. */
  say(text: Text, seats: string[] = []): string {
    return this.inForm(text, '', seats);
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The attribute `.name` of a message, such as the name of an option; null without it. */
  part(id: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(id)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern) : null;
  }

  /** The name of a value of the option with this help message: its attribute, or a message of the value's own set. */
  valueName(help: string, value: string): string | null {
    const own = `${help}-is-${value}`;
    return this.part(help, `is-${value}`) ?? (this.has(own) ? this.say({ id: own }) : null);
  }

  inForm(text: Text, form: string, seats: string[]): string {
    const message = this.#bundle.getMessage(text.id);
    const pattern = (form && message?.attributes[form]) || message?.value;
    if (pattern == null) return plain(text);
    const errors: Error[] = [];
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(text.args ?? {})) args[name] = this.#argument(value, seats);
    const words = this.#bundle.formatPattern(pattern, args, errors);
    return errors.length ? plain(text) : words;
  }

  #argument(value: Arg, seats: string[]): FluentVariable {
    if (Array.isArray(value)) return value.map((part) => this.say(part, seats)).join(', ');
    if (typeof value !== 'object') return value;
    if (isSeat(value)) {
      return seats[value.seat] || this.say({ id: 'seat-number', args: { number: value.seat + 1 } });
    }
    return new Nested(this, value, seats);
  }
}

/** A text as an argument of another: put into words when the outer message reaches it. */
class Nested extends FluentType<Text> {
  readonly #words: Words;
  readonly #seats: string[];

  constructor(words: Words, text: Text, seats: string[]) {
    super(text);
    this.#words = words;
    this.#seats = seats;
  }

  inForm(form: string): string {
    return this.#words.inForm(this.value, form, this.#seats);
  }

  override toString(_scope?: Scope): string {
    return this.inForm('');
  }
}

function form(args: FluentValue[]): FluentValue {
  const [argument = '', name = ''] = args;
  return argument instanceof Nested ? argument.inForm(String(name)) : argument;
}

const SIGNS: [number, string][] = [[10, 'X'], [9, 'IX'], [5, 'V'], [4, 'IV'], [1, 'I']];

function number(value: FluentValue): number {
  return value instanceof FluentNumber ? value.value : typeof value === 'number' ? value : NaN;
}

/** A number as rulebooks write levels and seasons: I, II, III. */
function roman([value = '']: FluentValue[]): FluentValue {
  let left = number(value);
  if (!(left > 0 && left < 40)) return value;
  let said = '';
  for (const [worth, sign] of SIGNS) {
    said += sign.repeat(Math.floor(left / worth));
    left %= worth;
  }
  return said;
}

/** A number with a minus sign instead of a hyphen. */
function signed([value = '']: FluentValue[]): FluentValue {
  return number(value) < 0 ? `−${-number(value)}` : value;
}

/** A list in words with each of its words once: `water × 2, wood`. */
function tally([words = '']: FluentValue[]): FluentValue {
  if (typeof words !== 'string') return words;
  const items = words.split(', ');
  const times = (item: string) => items.filter((other) => other === item).length;
  return [...new Set(items)].map((item) => (times(item) === 1 ? item : `${item} × ${times(item)}`)).join(', ');
}

function isSeat(value: Text | SeatName): value is SeatName {
  return 'seat' in value && !('id' in value);
}

/** The id and arguments as a developer reads them. */
export function plain(text: Text): string {
  const args = Object.entries(text.args ?? {});
  if (!args.length) return text.id;
  return `${text.id}(${args.map(([name, value]) => `${name}=${plainArg(value)}`).join(', ')})`;
}

function plainArg(value: Arg): string {
  if (Array.isArray(value)) return `[${value.map(plain).join(', ')}]`;
  if (typeof value !== 'object') return String(value);
  return isSeat(value) ? `seat ${value.seat + 1}` : plain(value);
}
