import { bridgeLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import type { LegalDocument } from './legal-documents.ts';

// These Markdown files are part of the build, and Hosting serves the same files.
const files = import.meta.glob<string>('../../../public/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface DocumentCopy {
  /** The language of the text: the bridge language if there is no copy in the requested language. */
  language: LanguageCode;
  markdown: string;
}

/** Returns the copy of a document in a language, or in the bridge language if there is none in this language. */
export function copyOf({ file }: LegalDocument, asked: LanguageCode): DocumentCopy {
  for (const language of [asked, bridgeLanguage]) {
    const markdown = files[`../../../public/${language}/${file}`];
    if (markdown !== undefined) return { language, markdown };
  }
  throw new Error(`No copy of ${file}`);
}
