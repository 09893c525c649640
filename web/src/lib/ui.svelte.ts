/** What the whole site shares: language and words, theme, ways of playing, who I am. */
import { SvelteMap } from 'svelte/reactivity';
import { hasBoard } from '../boards/registry';
import { api, ApiError } from './api';
import type { State } from './connection';
import type { Arg, Game, Me, Option, OptionValue, Text } from './protocol';
import { LANGUAGES, Words, type Language } from './words';

export type Theme = 'system' | 'light' | 'dark';

/** How fast news are told. */
export type Pace = 'slow' | 'normal' | 'fast' | 'off';
export const PACES: Pace[] = ['slow', 'normal', 'fast', 'off'];

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const value = localStorage.getItem(`loci.${key}`);
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function browserLanguage(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}

class Ui {
  language = $state<Language>(stored('language', LANGUAGES, browserLanguage()));
  theme = $state<Theme>(stored('theme', ['system', 'light', 'dark'] as const, 'system'));
  compose = $state(stored('compose', ['yes', 'no'] as const, 'no') === 'yes');
  asText = $state(stored('text', ['yes', 'no'] as const, 'no') === 'yes');
  letters = $state(stored('letters', ['yes', 'no'] as const, 'no') === 'yes');
  pace = $state<Pace>(stored('pace', PACES, 'normal'));
  /** Answers that decide nothing are given by themselves, at every table where I sit down. */
  lone = $state(stored('lone', ['yes', 'no'] as const, 'yes') === 'yes');
  /** The screen is handed over between my seats where something is secret. */
  handover = $state(stored('handover', ['yes', 'no'] as const, 'yes') === 'yes');
  /** The log also tells answers with which nothing happened. */
  answers = $state(stored('answers', ['yes', 'no'] as const, 'no') === 'yes');
  foldLeft = $state(stored('foldLeft', ['yes', 'no'] as const, 'no') === 'yes');
  foldRight = $state(stored('foldRight', ['yes', 'no'] as const, 'no') === 'yes');
  /** The board has the whole window. */
  whole = $state(false);
  /** The game of the table that is open. */
  playing = $state('');
  me = $state.raw<Me | null>(null);
  games = $state.raw<Game[]>([]);
  ready = $state(false);
  connection = $state<'none' | State>('none');

  /** Words by package: `site` and the ids of games, each with those of kernel, server and client. */
  #words = new SvelteMap<string, Words>();
  #sources = new Map<string, Promise<string>>();

  async start(): Promise<void> {
    this.applyTheme();
    await Promise.allSettled([
      this.setLanguage(this.language),
      api.me().then((me) => (this.me = me)),
      api.games().then((games) => (this.games = games)),
    ]);
    this.ready = true;
  }

  /** Ask the server anew who I am; without an answer I stay who I was. */
  async askWhoIAm(): Promise<void> {
    try {
      this.me = await api.me();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }

  async setLanguage(language: Language): Promise<void> {
    const packs = new Set(['site', ...this.#words.keys()]);
    const made = await Promise.all([...packs].map(async (pack) => [pack, await this.#make(pack, language)] as const));
    this.language = language;
    for (const [pack, words] of made) this.#words.set(pack, words);
    document.documentElement.lang = language;
    localStorage.setItem('loci.language', language);
  }

  /** Fetch the words of a game; does nothing when they are here. */
  async need(game: string): Promise<void> {
    if (!this.#words.has(game)) this.#words.set(game, await this.#make(game, this.language));
  }

  words(pack: string): Words | undefined {
    return this.#words.get(pack) ?? this.#words.get('site');
  }

  async #make(pack: string, language: Language): Promise<Words> {
    const own = pack === 'site' ? [] : hasBoard(pack) ? [pack, `board ${pack}`] : [pack];
    const wanted = [...own, 'core', 'site', 'client'].map((name) => this.#source(name, language));
    return new Words(language, await Promise.all(wanted));
  }

  #source(pack: string, language: Language): Promise<string> {
    const key = `${pack}.${language}`;
    let found = this.#sources.get(key);
    if (!found) {
      const [kind, board] = pack.split(' ');
      const fetched =
        board ? api.ownTexts(board, language)
        : kind === 'client' ? api.ownTexts('site', language)
        : api.texts(pack, language);
      found = fetched.catch(() => {
        this.#sources.delete(key);
        return '';
      });
      this.#sources.set(key, found);
    }
    return found;
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem('loci.theme', theme);
    this.applyTheme();
  }

  applyTheme(): void {
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem('loci.pace', pace);
  }

  setSwitch(name: 'compose' | 'asText' | 'letters' | 'lone' | 'handover' | 'answers' | 'foldLeft' | 'foldRight', on: boolean): void {
    this[name] = on;
    localStorage.setItem(`loci.${name === 'asText' ? 'text' : name}`, on ? 'yes' : 'no');
  }

  game(id: string): Game | undefined {
    return this.games.find((game) => game.id === id);
  }
}

export const ui = new Ui();

/** A message of the site in words, or one of the board that is played on. */
export function t(id: string, args?: Record<string, Arg>): string {
  const pack = ui.playing && !ui.words('site')?.has(id) ? ui.playing : 'site';
  return say(pack, args ? { id, args } : { id });
}

/** A text of a game (or of the kernel) in words. */
export function say(pack: string, text: Text, seats: string[] = []): string {
  return ui.words(pack)?.say(text, seats) ?? '';
}

/**
 * An answer as a button says it: its form `.short`, or all of it. What it leaves out is a tooltip's, so
 * that nothing is left out where nobody can hover, unless a card beside it says it all.
 */
export function brief(pack: string, text: Text, seats: string[], pictured: boolean): string {
  const form = pictured || matchMedia('(hover: hover)').matches ? 'short' : '';
  return ui.words(pack)?.inForm(text, form, seats) ?? '';
}

/** The name of an option, or of one of its values; what the game calls it where it has no name. */
export function optionName(pack: string, option: Option, value?: string): string {
  const words = ui.words(pack);
  if (value === undefined) return words?.part(option.help, 'name') ?? option.name;
  return words?.valueName(option.help, value) ?? value;
}

/** The value of an option in words. */
export function optionWords(pack: string, option: Option, value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'option-yes' : 'option-no');
  if (Array.isArray(value)) return value.length ? value.map((one) => optionName(pack, option, one)).join(', ') : t('option-any');
  return option.kind === 'choice' ? optionName(pack, option, value as string) : String(value);
}

/** The title of a game as its box has it in my language, or what the game calls itself. */
export function gameTitle(id: string): string {
  const own = `title-${id}`;
  return ui.words('site')?.has(own) ? t(own) : (ui.game(id)?.title ?? id);
}

/** What a table is called: its own name, or the title of its game where nobody gave it one. */
export function tableName(table: { name: string; game: string }): string {
  return table.name && table.name !== ui.game(table.game)?.title ? table.name : gameTitle(table.game);
}

/** What a bot is called. */
export function botName(pack: string, bot: string): string {
  const id = `bot-name-${bot}`;
  return ui.words(pack)?.has(id) ? say(pack, { id }) : bot;
}

/** What went wrong, as a text to show. */
export function reasonOf(error: unknown): Text {
  return error instanceof ApiError ? error.reason : { id: 'error-unknown' };
}
