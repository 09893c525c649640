/** Answers that differ in a number: their notation and label for one number. */
import type { Amount, Arg, Choice, Text } from '../lib/protocol';

export function notationOf(amount: Amount, number: number): string {
  return amount.notation.replace(/\{(\d+)\}/g, (_, times: string) => String(Number(times) * number));
}

/** The label with every number in it so many times as large. */
export function labelOf(amount: Amount, number: number): Text {
  return scaled(amount.label, number);
}

function scaled(text: Text, by: number): Text {
  if (!text.args) return text;
  const args = Object.entries(text.args).map(([name, value]): [string, Arg] => [name, scaledArg(value, by)]);
  return { ...text, args: Object.fromEntries(args) };
}

function scaledArg(value: Arg, by: number): Arg {
  if (typeof value === 'number') return value * by;
  if (Array.isArray(value)) return value.map((part) => scaled(part, by));
  return typeof value === 'object' && 'id' in value ? scaled(value, by) : value;
}

/** The choices that no stepper offers. */
export function besides(choices: Choice[], amounts: Amount[]): Choice[] {
  const stepped = new Set(
    amounts.flatMap((amount) =>
      Array.from({ length: amount.most - amount.least + 1 }, (_, index) => notationOf(amount, amount.least + index)),
    ),
  );
  return choices.filter((choice) => !stepped.has(choice.notation));
}
