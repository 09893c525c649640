/** How to play a game: chapters of text with figures between, as `howto/<game>/<language>.md` has them. */
import { anchorOf, htmlOf } from './markdown';
import type { Figure } from '../howto/figure';

export type Part = { html: string } | { figure: string; caption: string };

export interface Chapter {
  id: string;
  heading: string;
  parts: Part[];
}

export interface HowTo {
  title: string;
  /** What comes before the first chapter. */
  parts: Part[];
  chapters: Chapter[];
}

/** A figure stands on a line of its own: `![what it shows](figure:name)`. */
const FIGURE = /^!\[(.*)\]\(figure:([\w-]+)\)$/;

export function readHowTo(markdown: string): HowTo {
  const page: HowTo = { title: '', parts: [], chapters: [] };
  let parts = page.parts;
  let text: string[] = [];
  const close = () => {
    const source = text.join('\n').trim();
    if (source) parts.push({ html: htmlOf(source) });
    text = [];
  };
  for (const line of markdown.split('\n')) {
    const heading = /^(#{1,2}) (.*)$/.exec(line);
    const figure = FIGURE.exec(line);
    if (!heading && !figure) {
      text.push(line);
      continue;
    }
    close();
    if (figure) parts.push({ figure: figure[2]!, caption: figure[1]! });
    else if (heading![1] === '#') page.title = heading![2]!;
    else {
      page.chapters.push({ id: anchorOf(heading![2]!), heading: heading![2]!, parts: [] });
      parts = page.chapters.at(-1)!.parts;
    }
  }
  close();
  return page;
}

const pages = import.meta.glob<string>('../howto/*/*.md', { query: '?raw', import: 'default' });
const drawings = import.meta.glob<Record<string, Figure>>('../howto/*/figures.json', { import: 'default' });

export const hasHowTo = (game: string) => `../howto/${game}/en.md` in pages;

/** A game's page in a language, with its figures by name. */
export async function loadHowTo(game: string, language: string): Promise<{ page: HowTo; figures: Record<string, Figure> } | null> {
  const [text, figures] = await Promise.all([pages[`../howto/${game}/${language}.md`]?.(), drawings[`../howto/${game}/figures.json`]?.()]);
  return text && figures ? { page: readHowTo(text), figures } : null;
}
