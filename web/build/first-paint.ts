import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { adminGateTtlMs } from '../../contract/src/admin/gate.ts';
import {
  defaultLanguage,
  type LanguageCode,
  languages,
  perLanguage,
} from '../../contract/src/text/languages.ts';
import { type PageName, pages } from '../src/config/pages.ts';
import { mailedModes } from '../src/features/auth/login/login-mode.ts';
import { sessionKeys } from '../src/session/session-store.ts';
import { fonts } from '../src/theme/typography.ts';

const fileName = 'first-paint.js';
const source = readFileSync(join(import.meta.dirname, fileName), 'utf8');

/**
 * Returns the built files of these modules, except the files that the page loads anyway. Each module is a list of the
 * possible ends of its path.
 */
export type FilesOf = (modules: readonly (readonly string[])[]) => string[];

/** Returns the first-paint script of the app, which contains the files of each page. */
export function firstPaintOfApp(filesOf: FilesOf): string {
  const rows = Object.values(pages).map((page) => [
    nameOf(page.patterns[0]),
    {
      ...(page.access !== 'anyone' && { needs: page.access }),
      code: filesOf(codeOf(page)),
      texts: perLanguage((code) => filesOf(textsOf(page, code))),
    },
  ]);
  return script({
    languages: languageFacts(),
    pages: Object.fromEntries(rows),
    gate: {
      flag: sessionKeys.adminFlag,
      time: sessionKeys.adminTime,
      ttlMs: adminGateTtlMs,
      code: filesOf([['/src/admin-kit/sections/gate-dialog.tsx']]),
    },
  });
}

type Page = (typeof pages)[PageName];

/** Returns the modules that a page loads for its first view. */
export const codeOf = ({ module, alsoLoads = [] }: Page) =>
  [module, ...alsoLoads].map((file) => [`/src/${file}`]);

/** Returns the modules of a page's texts in a language. */
export const textsOf = ({ namespaces }: Page, language: LanguageCode) =>
  ['common', ...namespaces].map(textsIn(language));

/** Returns a page's address without the parameters. */
const nameOf = (pattern: string) => pattern.replace(/^\//, '').replace(/\/:.*/, '');

/** Returns the first-paint script of the built pages, whose HTML already contains the addresses of their files. */
export function firstPaintOfSite(): string {
  return script({ languages: languageFacts(), modes: mailedModes });
}

/** Returns a function that lists the possible paths of a namespace's texts. */
export const textsIn = (code: string) => (name: string) => [
  `/${name}/locales/${code}.ts`,
  `/locales/${name}/${code}.ts`,
];

function languageFacts() {
  return perLanguage((code) => {
    const { direction, font } = languages[code];
    return { direction, font: fonts[font].preload };
  });
}

function script(facts: object): string {
  const text = JSON.stringify({ defaultLanguage, ...facts });
  return minifySync(fileName, source.replace('__FACTS__', text)).code;
}
