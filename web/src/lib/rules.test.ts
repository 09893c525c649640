import { describe, expect, it } from 'vitest';
import { ruleBlocks } from './rules';

const PAGE = `# Title

Intro <script>alert(1)</script> [x](javascript:alert(1)).

## 1. Overview

- **HL-1.1** First, see HL-1.2.
  More of it.
- **HL-1.2** Second.
`;

describe('the rules page', () => {
  const blocks = ruleBlocks(PAGE);

  it('has a block and an anchor for every rule', () => {
    expect(blocks.map((block) => block.id)).toEqual(['title', '1-overview', 'HL-1.1', 'HL-1.2']);
    expect(blocks[1]!.heading).toBe('1. Overview');
    expect(blocks[2]!.words).toContain('more of it');
  });

  it('links rule numbers', () => {
    expect(blocks[2]!.html).toContain('<a href="#HL-1.2">HL-1.2</a>');
  });

  it('lets no markup through', () => {
    expect(blocks[0]!.html).not.toContain('<script');
    expect(blocks[0]!.html).not.toContain('javascript:');
  });
});
