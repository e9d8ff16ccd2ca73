import { bridgeLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import type { LegalDocument } from './legal-documents.ts';

// These Markdown files are part of the build, and Hosting serves the same files.
const templates = import.meta.glob<string>('../../../public/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** The club's own texts, each in the place of the template that has its name. */
const own = import.meta.glob<string>('#club-legal/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The texts by language and file, such as `en/terms-of-use.md`. */
const files = new Map(
  Object.entries({ ...templates, ...own }).map(([path, text]) => [
    path.split('/').slice(-2).join('/'),
    text,
  ]),
);

export interface DocumentCopy {
  /** The language of the text: the bridge language if there is no copy in the requested language. */
  language: LanguageCode;
  markdown: string;
}

/** Returns the copy of a document in a language, or in the bridge language if there is none in this language. */
export function copyOf({ file }: LegalDocument, asked: LanguageCode): DocumentCopy {
  for (const language of [asked, bridgeLanguage]) {
    const markdown = files.get(`${language}/${file}`);
    if (markdown !== undefined) return { language, markdown };
  }
  throw new Error(`No copy of ${file}`);
}
