import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const LANGUAGES = ['en', 'pl', 'ru'];
const SERVER = process.env.LOCI_SERVER ?? 'http://127.0.0.1:8765';

const here = (path) => new URL(`src/${path}`, import.meta.url);
const BOARDS = readdirSync(here('boards')).filter((board) => existsSync(here(`boards/${board}/texts`)));
const folder = (pack) => (pack === 'site' ? 'texts' : `boards/${pack}/texts`);
/** All texts of a folder in a language: `en.ftl`, and others such as `lessons.en.ftl`. */
const source = (pack, language) =>
  readdirSync(here(folder(pack)))
    .filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`))
    .map((name) => readFileSync(here(`${folder(pack)}/${name}`), 'utf-8'))
    .join('\n');

/** The words of the site and of the boards as files beside the bundle: /texts/site.en.ftl, /texts/haunted-lands.en.ftl and so on. */
function siteTexts() {
  return {
    name: 'site-texts',
    generateBundle() {
      for (const pack of ['site', ...BOARDS]) {
        for (const language of LANGUAGES) {
          this.emitFile({ type: 'asset', fileName: `texts/${pack}.${language}.ftl`, source: source(pack, language) });
        }
      }
    },
    configureServer(server) {
      server.middlewares.use('/texts', (request, response, next) => {
        const [, pack, language] = /^\/([a-z-]+)\.(en|pl|ru)\.ftl/.exec(request.url ?? '') ?? [];
        if (pack !== 'site' && !BOARDS.includes(pack)) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(source(pack, language));
      });
    },
  };
}

/** Every text of the bundle once more, compressed: the server sends what the browser takes. */
function compressed() {
  return {
    name: 'compressed',
    writeBundle({ dir }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(css|ftl|html|js|json|svg|txt|webmanifest)$/.test(entry.name)) continue;
        const path = join(entry.parentPath, entry.name);
        const text = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
        writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), siteTexts(), compressed()],
  build: {
    outDir: '../src/loci/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    // What the licences of the libraries in the bundle ask for.
    license: { fileName: 'licences.md' },
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true },
});
