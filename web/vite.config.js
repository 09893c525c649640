import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const LANGUAGES = ['en', 'pl', 'ru'];
const SERVER = process.env.LOCI_SERVER ?? 'http://127.0.0.1:8765';

const source = (language) => readFileSync(new URL(`src/texts/${language}.ftl`, import.meta.url), 'utf-8');

/** The site's own words as files beside the bundle: /texts/site.en.ftl and so on. */
function siteTexts() {
  return {
    name: 'site-texts',
    generateBundle() {
      for (const language of LANGUAGES) {
        this.emitFile({ type: 'asset', fileName: `texts/site.${language}.ftl`, source: source(language) });
      }
    },
    configureServer(server) {
      server.middlewares.use('/texts', (request, response, next) => {
        const found = /^\/site\.(en|pl|ru)\.ftl/.exec(request.url ?? '');
        if (!found) return next();
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
        response.end(source(found[1]));
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
  },
  server: {
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'], environment: 'node', css: true },
});
