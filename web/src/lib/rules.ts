/** Rules pages as sections of HTML, with an anchor for every numbered rule. Raw HTML is dropped. */
import { anchorOf, escape, htmlOf } from './markdown';

/** A page as the server sends it: in English where it is not in the reader's language yet. */
export interface RulesPage {
  lang: string;
  markdown: string;
}

export interface RuleBlock {
  /** The rule's number (HL-4.3), or the heading's anchor. */
  id: string;
  lang: string;
  heading: string | null;
  html: string;
  /** What a search looks at. */
  words: string;
}

/** What the marks of a page are called: `ruling`, `description`, `advice`. */
export type Marks = Record<string, string>;

/** A rule (HL-4.3) or a note (E12), with its mark. */
const RULE = /^[-*] \*\*([A-Z]{2,}-[\w.]+|E\d+)\*\*(?: \*(\w+)\*)? /;
const REFERENCE = /\b(?:[A-Z]{2,}-[A-Z]?\d[\w.]*\w|[A-Z]{2,}-[A-Z]?\d|E\d+)\b/g;
const REASON = /\s(?:Reason|Powód|Причина): ([^]*)$/;

const LISTED = /^(?:\d+\.|\*) /;

/** What is shown of a number: the letters of the game are the same on the whole page. */
const short = (id: string) => id.replace(/^[A-Z]{2,}-/, '');

/** Rule numbers in running text become links to them. */
function linked(html: string, known: Set<string>): string {
  return html.replace(REFERENCE, (id) => (known.has(id) ? `<a class="ref" href="#${id}">${short(id)}</a>` : id));
}

interface Source {
  id: string;
  lang: string;
  heading: string | null;
  mark: string;
  lines: string[];
}

function cut(pages: RulesPage[]): Source[] {
  const found: Source[] = [];
  const ids = new Map<string, number>();
  for (const { lang, markdown } of pages) {
    for (const line of markdown.split('\n')) {
      const heading = /^(#+) (.*)$/.exec(line);
      const rule = RULE.exec(line);
      if (heading) {
        const name = anchorOf(heading[2]!);
        const before = ids.get(name) ?? 0;
        ids.set(name, before + 1);
        const id = before ? `${name}-${before + 1}` : name;
        found.push({ id, lang, heading: heading[1]!.length === 1 ? null : heading[2]!, mark: '', lines: [line] });
      } else if (rule) {
        found.push({ id: rule[1]!, lang, heading: null, mark: rule[2] ?? '', lines: [line.slice(rule[0].length)] });
      } else if (found.length) {
        const { lines } = found.at(-1)!;
        const next = line.replace(/^ {2}/, '');
        if (LISTED.test(lines.at(-1)!) && /^[^\s*\d]/.test(next)) lines.push(''); // the list is over
        lines.push(next);
      }
    }
  }
  return found;
}

/** The rule, its number small before it; what is marked says so quietly after it, with the reason. */
function ruleHtml(source: Source, known: Set<string>, marks: Marks): string {
  const render = (text: string) => linked(htmlOf(text.trim()), known);
  const text = source.lines.join('\n');
  if (!known.has(source.id) || source.heading !== null || text.startsWith('#')) return render(text);
  const number = `<a class="number" href="#${source.id}">${short(source.id)}</a> `;
  const reason = source.mark && REASON.exec(text);
  const rule = render(reason ? text.slice(0, reason.index) : text).replace('<p>', `<p>${number}`);
  if (!source.mark) return rule;
  const mark = `<span class="mark">${escape(marks[source.mark] ?? source.mark)}</span>`;
  return reason ? `${rule}<div class="aside">${render(reason[1]!).replace('<p>', `<p>${mark} `)}</div>` : rule.replace(/<\/p>\s*$/, ` ${mark}</p>`);
}

export function ruleBlocks(pages: RulesPage[], marks: Marks): RuleBlock[] {
  const sources = cut(pages);
  const known = new Set(sources.filter(({ lines }) => !lines[0]!.startsWith('#')).map(({ id }) => id));
  return sources.map((source) => ({
    id: source.id,
    lang: source.lang,
    heading: source.heading,
    html: ruleHtml(source, known, marks),
    words: `${source.id} ${source.lines.join('\n')}`.toLowerCase(),
  }));
}
