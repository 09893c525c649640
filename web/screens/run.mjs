/**
 * Pictures of every screen into artefacts/screens: wide and phone, light and dark, English and Russian.
 *
 *   npm run screens                          against the mock, which it starts itself
 *   LOCI_SERVER=http://127.0.0.1:8000 npm run screens
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { SCREENS } from './list.mjs';

const OUT = fileURLToPath(new URL('../../artefacts/screens/', import.meta.url));
const PORT = 8798;
const SIZES = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const LOOKS = [
  ['wide', 'light', 'en'],
  ['wide', 'dark', 'ru'],
  ['phone', 'light', 'ru'],
  ['phone', 'dark', 'en'],
];
const only = process.argv.slice(2);

async function startMock() {
  const mock = spawn(fileURLToPath(new URL('../../.venv/bin/python', import.meta.url)), ['mock/serve.py', String(PORT)], {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    stdio: 'inherit',
  });
  for (let i = 0; i < 50; i++) {
    if (await fetch(`http://127.0.0.1:${PORT}/api/games`).then(() => true, () => false)) break;
    await new Promise((done) => setTimeout(done, 200));
  }
  return mock;
}

const mock = process.env.LOCI_SERVER ? null : await startMock();
const origin = process.env.LOCI_SERVER ?? `http://127.0.0.1:${PORT}`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
});
let faults = 0;
const kept = {};
try {
  mkdirSync(OUT, { recursive: true });
  for (const [size, theme, language] of LOOKS) {
    const context = await browser.newContext({ viewport: SIZES[size], baseURL: origin, reducedMotion: 'reduce', hasTouch: size === 'phone' });
    await context.addInitScript(
      ([colours, words]) => {
        localStorage.setItem('loci.theme', colours);
        localStorage.setItem('loci.language', words);
      },
      [theme, language],
    );
    const page = await context.newPage();
    page.setDefaultTimeout(5000);
    page.on('console', (message) => {
      if (message.type() !== 'error' && message.type() !== 'warning') return;
      if (/status of 4\d\d|ERR_INTERNET_DISCONNECTED|WebSocket connection/.test(message.text())) return;
      faults += 1;
      console.log('console:', message.text());
    });
    page.on('pageerror', (error) => {
      faults += 1;
      console.log('error:', error.message);
    });
    for (const [name, make] of Object.entries(SCREENS)) {
      const wanted = !only.length || only.some((part) => name.includes(part));
      if (!wanted && !make.needed) continue;
      const file = `${name}.${size}.${theme}.${language}.png`;
      try {
        await make.run(page, kept);
        await page.waitForTimeout(250);
        await page.screenshot({ path: OUT + file });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (wide > 0) console.log(`${file}: ${wide} px too wide`);
      } catch (error) {
        faults += 1;
        console.log(`${file}: ${error.message.split('\n')[0]}`);
      }
    }
    await context.close();
  }
} finally {
  await browser.close();
  mock?.kill();
}
console.log(faults ? `${faults} faults` : 'all screens taken');
process.exit(faults ? 1 : 0);
