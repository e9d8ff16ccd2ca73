import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const fileName = 'first-paint.js';
const source = readFileSync(new URL(`./${fileName}`, import.meta.url), 'utf8');

type Chunk = Rolldown.OutputChunk;

const languages = { fa: 'fa', en: 'en', it: 'it' };

/** Addresses' first segments, the lazy modules behind each and the namespaces of its texts. */
const pages: Record<string, { modules: string[]; texts: string[] }> = {
  landing: {
    modules: ['/landing/landing-page.tsx', '/api/fetch-settings.ts'],
    texts: ['landing', 'faq'],
  },
  login: { modules: ['/auth/login-page.tsx'], texts: ['auth', 'errors'] },
  register: { modules: ['/registration/register-page.tsx'], texts: ['registration', 'errors'] },
  profile: { modules: ['/profile/profile-page.tsx'], texts: ['profile', 'errors'] },
  admin: { modules: ['/admin/admin-page.tsx'], texts: ['admin', 'errors'] },
  legal: { modules: ['/legal/legal-page.tsx'], texts: ['legal', 'errors'] },
};

/**
 * Tells `first-paint.js` which lazy chunks the first screen will need, so that they download beside
 * the main script instead of after it.
 */
export function firstPaintPlugin(): Plugin {
  return {
    name: 'first-paint',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'text/javascript');
        response.end(withChunks({}));
      });
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');
      const find = (ending: string) =>
        chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
      const entry = chunks.find(({ isEntry }) => isEntry);
      const already = withTheirImports(entry?.imports ?? [], bundle);
      const withImports = (chunk: Chunk) =>
        [chunk.fileName, ...chunk.imports]
          .filter((file) => !already.has(file))
          .map((file) => `/${file}`);

      const textsOf = (namespace: string, language: string) =>
        find(`/${namespace}/locales/${language}.ts`) ??
        find(`/locales/${namespace}/${language}.ts`);
      const hintsFor = (modules: string[], namespaces: string[], language: string) =>
        [...modules.map(find), ...['common', ...namespaces].map((name) => textsOf(name, language))]
          .filter((chunk) => chunk !== undefined)
          .flatMap(withImports);

      this.emitFile({
        type: 'asset',
        fileName,
        source: withChunks(
          mapValues(pages, ({ modules, texts }) =>
            mapValues(languages, (language) => [...new Set(hintsFor(modules, texts, language))]),
          ),
        ),
      });
    },
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

function withChunks(chunks: Record<string, Record<string, string[]>>): string {
  return source.replace('__CHUNKS__', JSON.stringify(chunks));
}

function mapValues<V, W>(values: Record<string, V>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
