/** Which options of a game there are with the sets that are played with. */
import type { Game, Option, OptionValue } from './protocol';

export const SETS = 'sets';
const BASE = 'base';

type Chosen = Record<string, OptionValue>;

/** The sets that are played with; the base set always is. */
export function setsOf(chosen: Chosen): string[] {
  const sets = (chosen[SETS] ?? []) as string[];
  return sets.includes(BASE) ? sets : [BASE, ...sets];
}

/** How many can play with these sets, at most. */
export function mostPlayers(game: Pick<Game, 'players' | 'more_players'>, sets: string[]): number {
  return Math.max(game.players[1], ...Object.entries(game.more_players ?? {}).flatMap(([set, most]) => (sets.includes(set) ? [most] : [])));
}

function has(option: Option, value: string, sets: string[]): boolean {
  const belongs = option.sets?.[value] ?? BASE;
  return (Array.isArray(belongs) ? belongs : [belongs]).some((one) => sets.includes(one));
}

/** Options that say nothing unless another is chosen. */
const NEEDS: Record<string, string> = { level: 'adversary', supporting: 'adversary', 'supporting-level': 'supporting' };

/** The options to show: each with the values of these sets, none where nothing is left to choose. */
export function within(options: Option[], sets: string[], chosen: Chosen = {}): Option[] {
  return options.flatMap((option) => {
    const needed = options.find((other) => other.name === NEEDS[option.name]);
    if (needed && (chosen[needed.name] ?? needed.default) === needed.default) return [];
    if (option.name === SETS) return (option.choices ?? []).length > 1 ? [option] : [];
    if (option.kind === 'flag') return has(option, 'yes', sets) ? [option] : [];
    if (!option.choices) return [option];
    const choices = option.choices.filter((one) => has(option, one, sets));
    return choices.length < (option.kind === 'choice' ? 2 : 1) ? [] : [{ ...option, choices }];
  });
}

/** What is chosen, without the values of sets that are not (any more) played with. */
export function fitting(options: Option[], chosen: Chosen): Chosen {
  const sets = setsOf(chosen);
  const kept: Chosen = SETS in chosen ? { [SETS]: sets } : {};
  for (const option of within(options, sets, chosen)) {
    const value = chosen[option.name];
    if (option.name === SETS || value === undefined) continue;
    if (Array.isArray(value)) kept[option.name] = value.filter((one) => has(option, one, sets));
    else if (has(option, String(value), sets)) kept[option.name] = value;
  }
  return kept;
}
