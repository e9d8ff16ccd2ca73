import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { cardWorkerFile } from '../src/config/card-app.ts';
import { pages } from '../src/config/pages.ts';
import type * as Site from '../src/site/build-site.tsx';
import { brandPlugin } from './brand-plugin.ts';
import { cardWorker } from './card-worker.ts';
import { entryFile, filesIn, withItsImports } from './chunk-files.ts';
import { firstPaintOfApp, firstPaintOfSite } from './first-paint.ts';

const root = resolve(import.meta.dirname, '..');
const source = 'src/site/build-site.tsx';
const afterPaint = readFileSync(join(import.meta.dirname, 'after-paint.js'), 'utf8');

/**
 * The entries of the bundle: the app's page, the script of the built pages, which hydrates their islands, and the script
 * of first screens that work without the app.
 */
export const inputs = {
  app: join(root, 'app.html'),
  site: join(root, 'src/site/browser/main.ts'),
  early: join(root, 'src/site/first-screen/main.ts'),
};

/**
 * Writes what Vite does not write: the public pages, the pages with a first screen, the first-paint scripts and the
 * card's service worker.
 */
export function sitePlugin(): Plugin {
  return {
    name: 'site',
    enforce: 'post',
    apply: 'build',
    async generateBundle(_, bundle) {
      const emit = (name: string, text: string) =>
        this.getFileName(this.emitFile({ type: 'asset', name, source: text }));
      const appFiles = withItsImports(entryFile('app', bundle), bundle);
      const app = bundle['app.html'];
      if (app?.type !== 'asset') throw new Error('No app.html in the build');
      const firstPaint = emit('first-paint.js', firstPaintOfApp(filesIn(bundle, appFiles)));
      app.source = String(app.source).replace('/first-paint.js', `/${firstPaint}`);
      const worker = cardWorker({
        html: app.source,
        code: appFiles.map((file) => `/${file}`),
        filesOf: filesIn(bundle, appFiles),
      });
      this.emitFile({ type: 'asset', fileName: cardWorkerFile, source: worker });

      const site = withItsImports(entryFile('site', bundle), bundle);
      const files = {
        firstPaint: `/${emit('first-paint-site.js', firstPaintOfSite())}`,
        scripts: site.map((file) => `/${file}`),
        ahead: {
          islands: filesIn(bundle, site)([['/src/site/browser/hydrate-island.tsx']]),
          register: registerFiles(bundle, appFiles),
        },
      };
      const keepStyles = (css: string) => `/${emit('site.css', css)}`;
      const [built, firstScreens, legalFiles] = await withSite(async (draw) => [
        await draw.buildSite(files, keepStyles),
        await draw.buildFirstScreens(),
        draw.legalFiles(),
      ]);
      // These files replace the templates of the same names, which Vite has copied from `public`.
      for (const [fileName, source] of legalFiles)
        this.emitFile({ type: 'asset', fileName, source });
      for (const { files: places, html } of built) {
        for (const fileName of places) this.emitFile({ type: 'asset', fileName, source: html });
      }
      const entry = `/${entryFile('app', bundle)}`;
      const early = withItsImports(entryFile('early', bundle), bundle).map((file) => `/${file}`);
      const startOf = (script: string | undefined) =>
        `/${emit('after-paint.js', afterPaint.replace('__ENTRY__', JSON.stringify(script)))}`;
      const ownScript = { start: startOf(early[0]), loads: early };
      // `first-paint.js` preloads the app.
      const appAlone = { start: startOf(entry), loads: [] };
      const page = withFilesAhead(app.source, appFiles);
      for (const { file, css, isEarly, ...screen } of firstScreens) {
        const scripts = isEarly ? ownScript : appAlone;
        const files = { ...screen, styles: keepStyles(css), entry, ...scripts };
        const source = withFirstScreen(page, files);
        this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}

interface FirstScreenFiles {
  html: string;
  styled: readonly string[];
  styles: string;
  entry: string;
  /** Address of the script that imports the page's entry after the first paint. */
  start: string;
  /** The page's entry, followed by what it imports. */
  loads: readonly string[];
}

/** Replaces the links that preload the app by a list of the app's files, which the page loads only if it needs them. */
function withFilesAhead(page: string, files: readonly string[]): string {
  const list = JSON.stringify(files.map((file) => `/${file}`));
  return page
    .replaceAll(/ *<link rel="modulepreload"[^>]*>\n/g, '')
    .replace('</head>', `  <script type="application/json" id="ahead">${list}</script>\n  </head>`);
}

/** Inserts the first screen's HTML into the app's page. When the app has loaded, it replaces this HTML. */
function withFirstScreen(page: string, files: FirstScreenFiles): string {
  const { html, styled, styles, entry, start, loads } = files;
  const known = styled.map((names) => `<style data-emotion="${names}"></style>`).join('');
  const script = (file: string) => `<script type="module" crossorigin src="${file}"></script>`;
  return page
    .replace('<html ', '<html data-screen="plain" ')
    .replace(
      script(entry),
      [
        script(start),
        ...loads.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
      ].join('\n    '),
    )
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', `  <link rel="stylesheet" href="${styles}">${known}\n  </head>`)
    .replace('<div class="boot-bar"></div>', html);
}

/**
 * Returns the files of the registration's code. Texts are left out, because built pages of every language contain the
 * same list.
 */
function registerFiles(bundle: Rolldown.OutputBundle, appFiles: readonly string[]): string[] {
  const { module } = pages.register;
  const own = filesIn(bundle, appFiles)([[`/src/${module}`]]);
  return [...appFiles.map((file) => `/${file}`), ...own];
}

/**
 * Bundles and imports the code that renders the pages, passes it to `use`, and then deletes the bundle. The
 * bundle must exist until `use` has finished, because texts are imported lazily.
 */
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
