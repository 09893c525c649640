/** Markdown as HTML that lets no markup of its own through, and no links but those of the web. */
import { Marked } from 'marked';

export const escape = (text: string) => text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);

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

export function htmlOf(markdown: string): string {
  return marked.parse(markdown, { async: false });
}

/** What a heading is called in an address, in any alphabet. */
export const anchorOf = (heading: string) => heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
