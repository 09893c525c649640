import { describe, expect, it } from 'vitest';
import { KEY_HELP, keyAction } from '../lib/keys';

const sources = import.meta.glob<string>('./*/texts/*.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>('./*/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true });
const site = import.meta.glob<string>('../texts/*.ftl', { query: '?raw', import: 'default', eager: true });

const ids = (source: string) => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!);
const boards = [...new Set(Object.keys(sources).map((path) => path.split('/')[1]!))];

describe.each(boards)('the board of %s', (board) => {
  const texts = (language: string) => ids(sources[`./${board}/texts/${language}.ftl`] ?? '');

  it('says the same in every language', () => {
    expect(texts('pl').sort()).toEqual(texts('en').sort());
    expect(texts('ru').sort()).toEqual(texts('en').sort());
  });

  it('has words for all it says, which the site does not use for something else', () => {
    const known = new Set(texts('en'));
    const own = Object.entries(code).filter(([path]) => path.startsWith(`./${board}/`));
    const said = own.flatMap(([, source]) => [...source.matchAll(/\bt\('([\w-]+)'/g)].map((found) => found[1]!));
    const shared = new Set(ids(site['../texts/en.ftl']!));
    expect(said.filter((id) => !known.has(id) && !shared.has(id))).toEqual([]);
    expect([...known].filter((id) => shared.has(id))).toEqual([]);
  });

  it('listens to no key of the table', () => {
    const keys = Object.entries(code).flatMap(([path, source]) =>
      path.startsWith(`./${board}/index`) ? [...source.matchAll(/\bkey: '([^']+)'/g)].map((found) => found[1]!) : [],
    );
    const target = { closest: () => null } as unknown as Element;
    const press = (key: string) => keyAction({ key, target, altKey: false, ctrlKey: false, metaKey: false } as unknown as KeyboardEvent);
    expect(keys.filter((key) => press(key) !== null || KEY_HELP.some(([help]) => help === key))).toEqual([]);
  });
});
