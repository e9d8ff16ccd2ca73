import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { LegalDocument } from './legal-documents.ts';

// The very files that Hosting serves, too.
const files = import.meta.glob<string>('../../../public/*/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface DocumentCopy {
  /** Of the text itself: English where the asked language has no copy. */
  language: LanguageCode;
  markdown: string;
}

/** The copy in a language, or the English one where that is missing. */
export function copyOf({ file }: LegalDocument, asked: LanguageCode): DocumentCopy {
  for (const language of [asked, 'en'] as const) {
    const markdown = files[`../../../public/${language}/${file}`];
    if (markdown !== undefined) return { language, markdown };
  }
  throw new Error(`No copy of ${file}`);
}
