/** How to come to each screen. Those that are `needed` prepare what later ones use. */

const chips = '.chips .chip';

/** Answer with the hinted or the first legal answer until `stop` says so. */
async function playOn(page, stop, most = 400) {
  let idle = 0;
  for (let i = 0; i < most; i++) {
    if (await stop()) return;
    const chip = page.locator(chips);
    const count = await chip.count();
    if (!count) {
      idle += 1;
      if (idle > 100) throw new Error('nobody asks anything');
      await page.waitForTimeout(60);
      continue;
    }
    idle = 0;
    const moves = await chip.evaluateAll((all) => all.map((one) => one.dataset.move));
    const wish = ['build', 'persuade', 'sell', 'learn', 'harvest', 'train', 'travel', 'gain', 'haunt', 'quest', 'end'];
    const best = wish.map((word) => moves.filter((move) => move.startsWith(word))).find((found) => found.length) ?? moves;
    const move = best[(i * 7) % best.length];
    await page.locator(`[data-move="${move}"]`).first().click({ timeout: 3000 }).catch(() => {});
    await page.waitForTimeout(30);
  }
}

const asked = async (page) => (await page.locator(chips).count()) > 0;

async function post(page, path, body) {
  return page.evaluate(
    async ([to, data]) => {
      const headers = { 'X-Loci': '1', 'Content-Type': 'application/json' };
      const answer = await fetch(to, { method: 'POST', headers, body: JSON.stringify(data) });
      return answer.json();
    },
    [path, body],
  );
}

async function newTable(page, kinds, more = {}) {
  const seats = kinds.map((kind) => (kind === 'bot' ? { kind, bot: 'greedy' } : { kind }));
  const wanted = { game: 'haunted-lands', players: kinds.length, options: {}, seats, undo: 'open', public: true, ...more };
  return (await post(page, '/api/tables', wanted)).id;
}

export const SCREENS = {
  'home-first': {
    needed: true,
    async run(page) {
      await page.context().clearCookies();
      await page.goto('/');
      await page.locator('.game button.primary').first().click();
      await page.locator('.game input').fill('Ania');
    },
  },
  'table-start': {
    needed: true,
    async run(page, kept) {
      await page.locator('.game form button').click();
      await page.waitForURL(/\/t\//);
      await page.locator('[data-place="K0"]').waitFor();
      await playOn(page, () => asked(page), 50);
      // One person for all looks, so that a long game is played only once.
      kept.cookies ??= await page.context().cookies();
      await page.context().addCookies(kept.cookies);
    },
  },
  'table-middle': {
    needed: true,
    async run(page, kept) {
      kept.over ??= await newTable(page, ['bot', 'bot', 'bot'], { seed: 3, public: false });
      kept.table ??= await newTable(page, ['me', 'bot', 'bot'], { seed: 11, public: false });
      await page.goto(`/t/${kept.table}`);
      await page.locator('[data-place="K0"]').waitFor();
      await playOn(page, async () => (await page.locator('.strip strong').innerText()).includes('II ·') && asked(page));
    },
  },
  'table-why': {
    async run(page) {
      const far = page.locator('[data-place="C4"]');
      await far.hover();
      await far.click({ force: true });
      await page.locator('.why').waitFor({ timeout: 4000 });
    },
  },
  'table-hint': {
    async run(page) {
      await page.mouse.move(5, 5);
      await page.locator('.prompt .tools button').first().click();
      await page.locator('.hint').waitFor();
    },
  },
  'table-history': {
    async run(page) {
      await page.locator('.history input').fill('10');
      await page.waitForTimeout(300);
    },
  },
  'table-text': {
    async run(page) {
      await page.evaluate(() => localStorage.setItem('loci.text', 'yes'));
      await page.reload();
      await page.locator('.view h2').first().waitFor();
    },
  },
  'table-seats': {
    async run(page, kept) {
      await page.evaluate(() => localStorage.setItem('loci.text', 'no'));
      await page.goto(`/t/${kept.table}`);
      await page.locator('[data-place="K0"]').waitFor();
      const tab = page.locator('#tab-seats');
      if (await tab.count()) await tab.click();
      await page.evaluate(() => scrollTo(0, 9999));
    },
  },
  'table-cards': {
    async run(page) {
      const tab = page.locator('#tab-cards');
      if (await tab.count()) await tab.click();
      await page.evaluate(() => scrollTo(0, 9999));
    },
  },
  'table-end': {
    async run(page, kept) {
      await page.goto(`/t/${kept.over}`);
      await page.locator('#tab-end').waitFor({ timeout: 90_000 });
      await page.locator('#tab-end').click();
      await page.locator('figure').first().waitFor();
    },
  },
  'table-compose': {
    async run(page) {
      const id = await newTable(page, ['me', 'me'], { seed: 5, public: false });
      await page.evaluate(() => localStorage.setItem('loci.compose', 'yes'));
      await page.goto(`/t/${id}`);
      for (let i = 0; i < 2; i++) {
        await page.locator(chips).nth(1).click();
        await page.waitForTimeout(250);
      }
      await page.evaluate(() => localStorage.setItem('loci.compose', 'no'));
    },
  },
  waiting: {
    async run(page) {
      const id = await newTable(page, ['me', 'open', 'bot']);
      await page.goto(`/t/${id}`);
      await page.locator('.seats').waitFor();
    },
  },
  home: { async run(page) { await page.goto('/'); await page.locator('.lists a').first().waitFor(); } },
  new: { async run(page) { await page.goto('/new'); await page.locator('fieldset').last().waitFor(); } },
  rules: { async run(page) { await page.goto('/rules/haunted-lands#HL-7.2'); await page.locator('#HL-7\\.2').waitFor(); } },
  learn: { async run(page) { await page.goto('/learn'); await page.locator('article').waitFor(); } },
  lesson: { async run(page) { await page.locator('article button').click(); await page.locator('.coach').waitFor(); await page.locator('.coach .primary').click(); } },
  account: { async run(page) { await page.goto('/account'); await page.locator('form').first().waitFor(); } },
  record: { async run(page) { await page.goto('/record'); await page.locator('textarea').fill('not a record'); await page.locator('form button').click(); await page.waitForTimeout(300); } },
  missing: { async run(page) { await page.goto('/nothing/at/all'); } },
  'table-lost': {
    // The last one: a routed socket stays so.
    async run(page, kept) {
      let open = true;
      await page.routeWebSocket(/live/, (socket) => {
        if (!open) return socket.close();
        const server = socket.connectToServer();
        setTimeout(() => {
          open = false;
          server.close();
          socket.close();
        }, 1500);
      });
      await page.goto(`/t/${kept.table}`);
      await page.locator('.bad-note').waitFor();
    },
  },
};
