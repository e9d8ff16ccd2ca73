import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { type LanguageCode, perLanguage } from '../../contract/src/text/languages.ts';
import { cardWorkerFile } from '../src/config/card-app.ts';
import { type PageName, pages } from '../src/config/pages.ts';
import type * as Site from '../src/site/build-site.tsx';
import { brandPlugin } from './brand-plugin.ts';
import { cardWorker } from './card-worker.ts';
import { entryFile, filesIn, withItsImports } from './chunk-files.ts';
import { clubFilesPlugin } from './club/club-files-plugin.ts';
import { codeOf, firstPaintOfApp, firstPaintOfSite, textsOf } from './first-paint.ts';

const root = resolve(import.meta.dirname, '..');
const source = 'src/site/build-site.tsx';
const afterPaint = readFileSync(join(import.meta.dirname, 'after-paint.js'), 'utf8');

/**
 * The entries of the bundle: the app's page, the script of the built pages, which hydrates their islands, and the script
 * of their forms.
 */
export const inputs = {
  app: join(root, 'app.html'),
  site: join(root, 'src/site/browser/main.ts'),
  forms: join(root, 'src/site/browser/forms/main.ts'),
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

      const site = withItsImports(entryFile('site', bundle), bundle);
      const files = {
        firstPaint: `/${emit('first-paint-site.js', firstPaintOfSite())}`,
        scripts: site.map((file) => `/${file}`),
        formScripts: withItsImports(entryFile('forms', bundle), bundle).map((file) => `/${file}`),
        ahead: perLanguage((language) => ({
          islands: filesIn(bundle, site)([['/src/site/browser/hydrate-island.tsx']]),
          register: pageFiles('register', language, bundle, appFiles),
          member: pageFiles('profile', language, bundle, appFiles),
        })),
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
      const start = `/${emit('after-paint.js', afterPaint.replace('__ENTRY__', JSON.stringify(entry)))}`;
      for (const { file, css, ...screen } of firstScreens) {
        const source = withFirstScreen(app.source, {
          ...screen,
          styles: keepStyles(css),
          entry,
          start,
        });
        if (file === app.fileName) app.source = source;
        else this.emitFile({ type: 'asset', fileName: file, source });
      }
      // The worker caches all that the finished page names.
      const worker = cardWorker({
        html: String(app.source),
        code: appFiles.map((file) => `/${file}`),
        filesOf: filesIn(bundle, appFiles),
      });
      this.emitFile({ type: 'asset', fileName: cardWorkerFile, source: worker });
    },
  };
}

interface FirstScreenFiles {
  html: string;
  styled: readonly string[];
  styles: string;
  entry: string;
  /** Address of the script that imports the app after the first paint. */
  start: string;
}

/** Inserts the first screen's HTML into the app's page. When the app has loaded, it replaces this HTML. */
function withFirstScreen(page: string, files: FirstScreenFiles): string {
  const { html, styled, styles, entry, start } = files;
  const known = styled.map((names) => `<style data-emotion="${names}"></style>`).join('');
  const script = (file: string) => `<script type="module" crossorigin src="${file}"></script>`;
  return page
    .replace(script(entry), script(start))
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replace('</head>', `  <link rel="stylesheet" href="${styles}">${known}\n  </head>`)
    .replace('<div class="boot-bar"></div>', html);
}

/** Returns the files of a page's code and texts, after those of the app. */
function pageFiles(
  name: PageName,
  language: LanguageCode,
  bundle: Rolldown.OutputBundle,
  appFiles: readonly string[],
): string[] {
  const modules = codeOf(pages[name]);
  const own = filesIn(bundle, appFiles)([...modules, ...textsOf(pages[name], language)]);
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
      plugins: [react(), brandPlugin(), clubFilesPlugin()],
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
