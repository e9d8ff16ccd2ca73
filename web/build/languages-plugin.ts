import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import {
  defaultLanguage,
  languageCodes,
  shippedLanguages,
} from '../../contract/src/text/languages.ts';

const others = shippedLanguages.filter((code) => !languageCodes.includes(code));

/** The files of a language that pages load: texts, sentences of errors, names, and legal documents. */
const ofOthers = new RegExp(
  `/(?:${others.join('|')})(?=\\.ts$|/(?:names|items|\\w+-mails)\\.ts$|/[\\w-]+\\.md\\?raw$)`,
);

/**
 * Leaves out of the bundle what is written in languages that the club does not offer: a table of all languages gets the
 * texts of the default language in their place. The words of all languages by which files are read stay.
 */
export function languagesPlugin(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (others.length === 0 || !ofOthers.test(source)) return null;
      const offered = source.replace(ofOthers, `/${defaultLanguage}`);
      return this.resolve(offered, importer, options);
    },
    /** Deletes the copies of the documents that `public` has in these languages. */
    async writeBundle({ dir = '' }) {
      for (const code of others) await rm(join(dir, code), { recursive: true, force: true });
    },
  };
}
