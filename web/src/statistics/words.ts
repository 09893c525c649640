/** What the words of statistics are called: they are those of the game's options, messages and endings. */
import { botName, optionName, say, t, ui } from '../lib/ui.svelte';

/** Under which prefix a game's board has its own words. */
const PREFIX: Record<string, string> = { 'haunted-lands': 'hl', 'spirit-island': 'si', 'terra-mystica': 'tm' };

function option(game: string, kind: string) {
  return ui.game(game)?.options.find(({ name }) => name === kind);
}

/** A message of the game, or the plain word where it has none. */
function message(game: string, id: string, plain: string): string {
  return ui.words(game)?.has(id) ? say(game, { id }) : plain;
}

/** An option chooses what is played with, so it may be called otherwise than what is played with. */
export function kindName(game: string, kind: string): string {
  const own = `${PREFIX[game]}-kind-${kind}`;
  if (ui.words(game)?.has(own)) return say(game, { id: own });
  const found = option(game, kind);
  return found ? optionName(game, found) : kind;
}

export function valueName(game: string, kind: string, value: string): string {
  const found = option(game, kind);
  if (!found) return value;
  if (found.kind === 'flag') return t(value === 'yes' ? 'option-yes' : 'option-no');
  if (found.kind === 'number') return t('stats-numbered', { what: optionName(game, found), number: value });
  return optionName(game, found, value);
}

/** Tiles have no names but marks: what they say is for a tooltip and for who cannot see them. */
const MARKED = ['scoring-tiles', 'bonus-tiles'];

/** What more a name says in brackets, or after a colon; an aspect of a spirit is no more. */
const LONG: Record<string, RegExp> = { adversary: / \(.*\)$/, mode: /:.*$/, difficulty: /:.*$/ };

export function shortName(game: string, kind: string, value: string): string {
  if (MARKED.includes(kind)) return value;
  if (option(game, kind)?.kind === 'number') return value;
  const name = valueName(game, kind, value);
  return LONG[kind] ? name.replace(LONG[kind], '') : name;
}

export const endingName = (game: string, ending: string) => message(game, `ending-${ending}`, ending);
export const sourceName = (game: string, source: string) => message(game, `source-${source}`, source);
export const numberName = (game: string, name: string) => message(game, `${PREFIX[game]}-number-${name}`, name);
export const whoName = (game: string, who: string) => (who === 'person' ? t('stats-person') : botName(game, who));

export const percent = (rate: number) => new Intl.NumberFormat(ui.language, { style: 'percent' }).format(rate);
export const decimal = (value: number) => new Intl.NumberFormat(ui.language, { maximumFractionDigits: 1 }).format(value);
