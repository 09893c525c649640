import { describe, expect, it } from 'vitest';
import { signOf, type Figure } from '../howto/figure';
import { hasHowTo, loadHowTo, readHowTo, type Part } from './howto';
import { LANGUAGES } from './words';

const GAMES = ['haunted-lands', 'terra-mystica', 'spirit-island'];
const pages = import.meta.glob<string>('../howto/*/*.md', { query: '?raw', import: 'default', eager: true });
const drawings = import.meta.glob<Record<string, Figure>>('../howto/*/figures.json', { import: 'default', eager: true });

const shown = (game: string, language: string) => {
  const { parts, chapters } = readHowTo(pages[`../howto/${game}/${language}.md`]!);
  return [...parts, ...chapters.flatMap((chapter) => chapter.parts)];
};
const named = (parts: Part[]) => parts.flatMap((part) => ('figure' in part ? [part.figure] : []));

describe('a how-to page', () => {
  it('has chapters with text and figures between', () => {
    const page = readHowTo('# Title\n\nIntro <b>x</b>.\n\n## One, two\n\nText.\n\n![A map](figure:map)\n\nMore.\n');
    expect(page.title).toBe('Title');
    expect(page.parts).toEqual([{ html: '<p>Intro &#60;b&#62;x&#60;/b&#62;.</p>\n' }]);
    expect(page.chapters).toEqual([
      { id: 'one-two', heading: 'One, two', parts: [{ html: '<p>Text.</p>\n' }, { figure: 'map', caption: 'A map' }, { html: '<p>More.</p>\n' }] },
    ]);
  });

  it('is there for every game, and for no other', async () => {
    expect(GAMES.filter(hasHowTo)).toEqual(GAMES);
    expect(hasHowTo('ferry')).toBe(false);
    expect(await loadHowTo('ferry', 'en')).toBe(null);
    expect((await loadHowTo('haunted-lands', 'ru'))!.page.chapters.length).toBeGreaterThan(5);
  });
});

it('says of Spirit Island that more may play with a set', () => {
  const six = { en: 'up to six with Jagged Earth', pl: 'z Rozdartą Ziemią do sześciu', ru: 'с «Расколотой землёй» до шести' };
  for (const language of LANGUAGES) expect(pages[`../howto/spirit-island/${language}.md`]).toContain(six[language]);
});

describe.each(GAMES)('how to play %s', (game) => {
  const figures = drawings[`../howto/${game}/figures.json`]!;

  it('has the same chapters and figures in every language, each figure once', () => {
    for (const language of LANGUAGES) {
      expect(named(shown(game, language)).sort()).toEqual(Object.keys(figures).sort());
      expect(shown(game, language).map((part) => ('figure' in part ? part.figure : 'text'))).toEqual(
        shown(game, 'en').map((part) => ('figure' in part ? part.figure : 'text')),
      );
      expect(readHowTo(pages[`../howto/${game}/${language}.md`]!).chapters.length).toBe(readHowTo(pages[`../howto/${game}/en.md`]!).chapters.length);
    }
  });

  it('draws with signs that there are, and says nothing in words', () => {
    const shapes = Object.values(figures).flatMap((figure) => figure.shapes);
    expect(shapes.flatMap((shape) => ('sign' in shape && !signOf(game, shape.sign) ? [shape.sign] : []))).toEqual([]);
    expect(shapes.flatMap((shape) => ('text' in shape && /\p{Ll}{2}/u.test(shape.text) ? [shape.text] : []))).toEqual([]);
  });

  it('stays inside what is seen', () => {
    for (const [name, { view, shapes }] of Object.entries(figures)) {
      const [x, y, w, h] = view;
      const outside = shapes.filter((shape) => 'at' in shape && (shape.at[0] < x || shape.at[0] > x + w || shape.at[1] < y || shape.at[1] > y + h));
      expect([name, outside]).toEqual([name, []]);
    }
  });
});
