import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { pages } from '../src/config/pages.ts';
import type * as Site from '../src/site/build-site.tsx';
import { brandPlugin } from './brand-plugin.ts';
import { entryFile, filesIn, withItsImports } from './chunk-files.ts';
import { firstPaintOfApp, firstPaintOfSite } from './first-paint.ts';

const root = resolve(import.meta.dirname, '..');
const source = 'src/site/build-site.tsx';

/** The two ways into the bundle: the app's one page, and what brings the built pages' islands to life. */
export const inputs = { app: join(root, 'app.html'), site: join(root, 'src/site/browser/main.ts') };

/** Writes the public pages beside the app that Vite bundles, and both scripts of the first paint. */
export function sitePlugin(): Plugin {
  return {
    name: 'site',
    enforce: 'post',
    apply: 'build',
    async generateBundle(_, bundle) {
      const emit = (name: string, text: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source: text }));
      const appFiles = withItsImports(entryFile('app', bundle), bundle);
      nameFirstPaint(bundle, emit('first-paint.js', firstPaintOfApp(filesIn(bundle, appFiles))));

      const site = withItsImports(entryFile('site', bundle), bundle);
      const files = {
        firstPaint: `/${emit('first-paint-site.js', firstPaintOfSite())}`,
        scripts: site.map((file) => `/${file}`),
        ahead: {
          islands: filesIn(bundle, site)([['/src/site/browser/hydrate-island.tsx']]),
          register: registerFiles(bundle, appFiles),
        },
      };
      const built = await withSite(({ buildSite }) =>
        buildSite(files, (css) => `/${emit('site.css', css)}`),
      );
      for (const { files: places, html } of built) {
        for (const fileName of places) this.emitFile({ type: 'asset', fileName, source: html });
      }
    },
  };
}

/** Puts the script's name, which changes with it, into the app's page. */
function nameFirstPaint(bundle: Rolldown.OutputBundle, file: string): void {
  const page = bundle['app.html'];
  if (page?.type !== 'asset') throw new Error('No app.html in the build');
  page.source = String(page.source).replace('/first-paint.js', `/${file}`);
}

/** The registration's code; its texts depend on the language, which the app's own page sees to. */
function registerFiles(bundle: Rolldown.OutputBundle, appFiles: readonly string[]): string[] {
  const { module } = pages.register;
  const own = filesIn(bundle, appFiles)([[`/src/${module}`]]);
  return [...appFiles.map((file) => `/${file}`), ...own];
}

/** Bundles what draws the pages, loads it, and takes the bundle away once it is done: texts are loaded late. */
async function withSite<R>(use: (site: typeof Site) => Promise<R>): Promise<R> {
  const folder = await mkdtemp(join(tmpdir(), 'fanclub-site-'));
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      plugins: [react(), brandPlugin()],
      ssr: { noExternal: true },
      build: {
        ssr: source,
        outDir: folder,
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        rolldownOptions: {
          output: { entryFileNames: 'site.mjs', chunkFileNames: '[name]-[hash].mjs' },
        },
      },
    });
    return await use(await import(pathToFileURL(join(folder, 'site.mjs')).href));
  } finally {
    await rm(folder, { recursive: true });
  }
}
