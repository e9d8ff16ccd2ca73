import { brand } from '@fanclub/contract/brand/brand';
import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import { inLanguage, paths } from '#config/paths.ts';

/** What search engines are to find, each in every language; the rest is for whoever comes to register or log in. */
export const publicPaths: readonly string[] = [
  paths.landing.build(),
  paths.legal.build('privacy-policy'),
  paths.legal.build('terms'),
  paths.legal.build('cookies'),
  paths.legal.build('dpa'),
];

/** The one path of a page in a language that others are told: the default language has no prefix. */
export function canonicalPath(path: string, language: LanguageCode): string {
  return language === defaultLanguage ? path : inLanguage(language, path);
}

/** A path of the site as the whole address that search engines and shared links need. */
export function absolute(path: string): string {
  return new URL(path, brand.siteUrl).href;
}
