/** A rules page as sections of HTML, with an anchor for every numbered rule. Raw HTML is dropped. */
import { Marked } from 'marked';

export interface RuleBlock {
  /** The rule's number (HL-4.3), or the heading's anchor. */
  id: string;
  heading: string | null;
  html: string;
  /** What a search looks at. */
  words: string;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

const marked = new Marked({
  gfm: true,
  renderer: {
    html: ({ text }) => escape(text),
    image: ({ text }) => escape(text),
    link({ href, tokens }) {
      const inner = this.parser.parseInline(tokens);
      return /^(https?:|#|\/)/.test(href) ? `<a href="${escape(href)}">${inner}</a>` : inner;
    },
  },
});

const RULE = /^[-*] \*\*([A-Z]{2,}-[\w.]+)\*\*/;

/** Rule numbers in running text become links to them. */
function linked(html: string, known: Set<string>): string {
  return html.replace(/\b[A-Z]{2,}-[A-Z]?\d[\w.]*\w|\b[A-Z]{2,}-[A-Z]?\d/g, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id));
}

export function ruleBlocks(markdown: string): RuleBlock[] {
  const blocks: { id: string; heading: string | null; source: string[] }[] = [];
  for (const line of markdown.split('\n')) {
    const heading = /^(#+) (.*)$/.exec(line);
    const rule = RULE.exec(line);
    if (heading) {
      const id = heading[2]!.toLowerCase().replace(/[^\w]+/g, '-');
      blocks.push({ id, heading: heading[1]!.length === 1 ? null : heading[2]!, source: [line] });
    } else if (rule) {
      blocks.push({ id: rule[1]!, heading: null, source: [line.replace(/^[-*] /, '')] });
    } else if (blocks.length) {
      blocks.at(-1)!.source.push(line.replace(/^ {2}/, ''));
    }
  }
  const known = new Set(blocks.map((block) => block.id));
  return blocks.map(({ id, heading, source }) => {
    const text = source.join('\n');
    const html = linked(marked.parse(text, { async: false }), known);
    return { id, heading, html, words: text.toLowerCase() };
  });
}
