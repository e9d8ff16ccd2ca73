import { useLocation } from 'react-router-dom';
import { inLanguage, type LegalSlug, languageOf, paths } from '#config/paths.ts';

/** Addresses of documents that keep the language in front where the current address has one. */
export function useLegalAddress(): (slug: LegalSlug) => string {
  const { pathname } = useLocation();
  const language = languageOf(pathname);
  return (slug) => {
    const path = paths.legal.build(slug);
    return language ? inLanguage(language, path) : path;
  };
}
