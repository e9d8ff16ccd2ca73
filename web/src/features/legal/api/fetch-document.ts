import type { LanguageCode } from '@fanclub/contract/text/languages';
import { queryOptions } from '@tanstack/react-query';
import type { LegalDocument } from '../legal-documents.ts';

export interface DocumentCopy {
  /** Of the text itself: English where the asked language has no copy. */
  language: LanguageCode;
  markdown: string;
}

/** The copy in the language on screen, or the English one where that is missing. */
export async function fetchDocument(
  file: string,
  language: LanguageCode,
  signal?: AbortSignal,
): Promise<DocumentCopy> {
  for (const code of new Set<LanguageCode>([language, 'en'])) {
    const markdown = await fetchCopy(`/${code}/${file}`, signal);
    if (markdown !== null) return { language: code, markdown };
  }
  throw new Error(`No copy of ${file}`);
}

/** Null where there is no such file. */
async function fetchCopy(path: string, signal?: AbortSignal): Promise<string | null> {
  const response = await fetch(path, signal ? { signal } : {});
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  // For a file that is not there, Hosting's rewrite answers the app's own page with 200.
  if (response.headers.get('content-type')?.includes('text/html')) return null;
  return response.text();
}

export function documentQuery({ file }: LegalDocument, language: LanguageCode) {
  return queryOptions({
    queryKey: ['legal', file, language],
    queryFn: ({ signal }) => fetchDocument(file, language, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  });
}
