import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';
import { defaultLanguage, languageCodes, languages } from '../../contract/src/text/languages.ts';
import { pages } from '../src/config/pages.ts';
import { fonts } from '../src/theme/typography.ts';

const fileName = 'first-paint.js';
const source = readFileSync(join(import.meta.dirname, fileName), 'utf8');

type Chunk = Rolldown.OutputChunk;

/** The files that modules need beyond what index.html names; each module by its path's possible ends. */
type FilesOf = (modules: readonly (readonly string[])[]) => string[];

/**
 * Gives `first-paint.js` the tables of languages and pages, and tells it which lazy chunks the first
 * screen will need, so that they download beside the main script instead of after it.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(firstPaint(() => []));
      });
    },
    generateBundle(_, bundle) {
      this.emitFile({ type: 'asset', fileName, source: firstPaint(filesIn(bundle)) });
    },
  };
}

/** The script with the facts that it needs put in. */
export function firstPaint(filesOf: FilesOf): string {
  const facts = {
    defaultLanguage,
    languages: perLanguage((code) => {
      const { direction, font } = languages[code];
      return { direction, font: fonts[font].preload };
    }),
    pages: Object.fromEntries(
      Object.values(pages).map(({ patterns: [pattern], access, ...page }) => [
        pattern.replace(/^\//, '').split('/')[0],
        {
          ...(access !== 'anyone' && { needsSession: true }),
          code: filesOf([page.module, ...(page.alsoLoads ?? [])].map((file) => [`/src/${file}`])),
          texts: perLanguage((code) =>
            filesOf(
              ['common', ...page.namespaces].map((name) => [
                `/${name}/locales/${code}.ts`,
                `/locales/${name}/${code}.ts`,
              ]),
            ),
          ),
        },
      ]),
    ),
  };
  return minifySync(fileName, source.replace('__FACTS__', JSON.stringify(facts))).code;
}

function perLanguage<V>(map: (code: (typeof languageCodes)[number]) => V): Record<string, V> {
  return Object.fromEntries(languageCodes.map((code) => [code, map(code)]));
}

function filesIn(bundle: Rolldown.OutputBundle): FilesOf {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const already = withTheirImports(entry?.imports ?? [], bundle);
  const chunkOf = (endings: readonly string[]): Chunk => {
    const found = chunks.find(({ facadeModuleId: id }) => endings.some((end) => id?.endsWith(end)));
    if (!found) throw new Error(`No chunk of ${endings.join(' or ')} for the first paint`);
    return found;
  };
  return (modules) => {
    const files = modules.map(chunkOf).flatMap(({ fileName, imports }) => [fileName, ...imports]);
    return [...new Set(files)].filter((file) => !already.has(file)).map((file) => `/${file}`);
  };
}

/** What index.html already names. */
function withTheirImports(files: string[], bundle: Rolldown.OutputBundle): Set<string> {
  const found = new Set(files);
  for (const file of found) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const next of chunk.imports) found.add(next);
  }
  return found;
}
