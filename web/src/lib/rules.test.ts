import { describe, expect, it } from 'vitest';
import { ruleBlocks } from './rules';

const PAGE = `# Title

Intro <script>alert(1)</script> [x](javascript:alert(1)).

## 1. Overview

- **HL-1.1** First, see HL-1.2 and E3.
  More of it.
- **HL-1.2** *ruling* Second. Reason: <b>nobody</b> says, see HL-1.1.
- **HL-1.3** *advice* Third.
- **E3** A note.
`;
const MARKS = { ruling: 'our reading', advice: 'advice' };

describe('the rules page', () => {
  const blocks = ruleBlocks([{ lang: 'en', markdown: PAGE }], MARKS);
  const html = (id: string) => blocks.find((block) => block.id === id)!.html;

  it('has a block and an anchor for every rule', () => {
    expect(blocks.map((block) => block.id)).toEqual(['title', '1-overview', 'HL-1.1', 'HL-1.2', 'HL-1.3', 'E3']);
    expect(blocks[1]!.heading).toBe('1. Overview');
    expect(blocks[2]!.words).toContain('more of it');
    expect(blocks[2]!.words).toContain('hl-1.1');
  });

  it('shows numbers without the letters of the game', () => {
    expect(html('HL-1.1')).toMatch(/^<p><a class="number" href="#HL-1.1">1.1<\/a> First/);
  });

  it('links rule numbers and notes', () => {
    expect(html('HL-1.1')).toContain('<a class="ref" href="#HL-1.2">1.2</a>');
    expect(html('HL-1.1')).toContain('<a class="ref" href="#E3">E3</a>');
  });

  it('sets our reading and its reason apart', () => {
    expect(html('HL-1.2')).toContain('Second.</p>');
    expect(html('HL-1.2')).toMatch(/<div class="aside"><p><span class="mark">our reading<\/span> &#60;b&#62;nobody/);
    expect(html('HL-1.2')).not.toContain('Reason');
    expect(html('HL-1.3')).toContain('Third. <span class="mark">advice</span></p>');
  });

  it('lets no markup through', () => {
    expect(blocks[0]!.html).not.toContain('<script');
    expect(blocks[0]!.html).not.toContain('javascript:');
  });

  it('joins several pages, with anchors of their own in any alphabet', () => {
    const joined = ruleBlocks([{ lang: 'ru', markdown: '## Поле\n\n## Поле' }, { lang: 'en', markdown: '## Поле' }], MARKS);
    expect(joined.map(({ id, lang }) => [id, lang])).toEqual([['поле', 'ru'], ['поле-2', 'ru'], ['поле-3', 'en']]);
  });
});
