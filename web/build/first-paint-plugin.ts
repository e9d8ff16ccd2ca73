import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

const fileName = 'first-paint.js';
const source = readFileSync(new URL(`./${fileName}`, import.meta.url), 'utf8');

type Chunk = Rolldown.OutputChunk;

const languages = { fa: 'fa', en: 'en', it: 'it' };

/** Addresses' first segments, the page module behind each and the namespaces of its texts. */
const pages: Record<string, { module: string; texts: string[] }> = {
  landing: { module: '/landing/landing-page.tsx', texts: ['landing', 'faq'] },
  login: { module: '/auth/login-page.tsx', texts: ['auth', 'errors'] },
  register: { module: '/registration/register-page.tsx', texts: ['registration', 'errors'] },
  profile: { module: '/profile/profile-page.tsx', texts: ['profile', 'errors'] },
  admin: { module: '/admin/admin-page.tsx', texts: ['admin', 'errors'] },
  legal: { module: '/legal/legal-page.tsx', texts: ['legal', 'errors'] },
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
      const already = new Set(entry?.imports);
      const withImports = (chunk: Chunk) =>
        [chunk.fileName, ...chunk.imports.filter((file) => !already.has(file))]
          .filter((file) => file !== entry?.fileName)
          .map((file) => `/${file}`);

      const textsOf = (namespace: string, language: string) =>
        find(`/${namespace}/locales/${language}.ts`) ??
        find(`/locales/${namespace}/${language}.ts`);
      const hintsFor = (module: string, namespaces: string[], language: string) =>
        [find(module), ...['common', ...namespaces].map((name) => textsOf(name, language))]
          .filter((chunk) => chunk !== undefined)
          .flatMap(withImports);

      this.emitFile({
        type: 'asset',
        fileName,
        source: withChunks(
          mapValues(pages, ({ module, texts }) =>
            mapValues(languages, (language) => [...new Set(hintsFor(module, texts, language))]),
          ),
        ),
      });
    },
  };
}

function withChunks(chunks: Record<string, Record<string, string[]>>): string {
  return source.replace('__CHUNKS__', JSON.stringify(chunks));
}

function mapValues<V, W>(values: Record<string, V>, map: (value: V) => W): Record<string, W> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}
