import type { LegalSlug } from '#config/paths.ts';

export interface LegalDocument {
  slug: LegalSlug;
  /** File name under `/{language}/` on Hosting. */
  file: `${string}.md`;
}

/** The four documents, in the order of their links. */
export const legalDocuments: readonly LegalDocument[] = [
  { slug: 'privacy-policy', file: 'privacy-policy.md' },
  { slug: 'terms', file: 'terms-of-use.md' },
  { slug: 'cookies', file: 'cookie-policy.md' },
  { slug: 'dpa', file: 'data-processing-agreement.md' },
];

/** Returns the document whose slug or file name, without `.md`, is the last part of an address. */
export function findDocument(type: string): LegalDocument | undefined {
  return legalDocuments.find(({ slug, file }) => type === slug || `${type}.md` === file);
}
