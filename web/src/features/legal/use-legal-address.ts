import { languageCodes } from '@fanclub/contract/text/languages';
import { useLocation } from 'react-router-dom';
import { type LegalSlug, paths } from '#config/paths.ts';

/** Addresses of documents that keep the language in front where the current address has one. */
export function useLegalAddress(): (slug: LegalSlug) => string {
  const { pathname } = useLocation();
  const inPath = languageCodes.find((code) => pathname.startsWith(`/${code}/`));
  return (slug) => (inPath ? paths.legalIn.build(inPath, slug) : paths.legal.build(slug));
}
