import { settings } from '@fanclub/contract/settings/routes';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';
import { addressIn, paths, publicPaths } from '#config/paths.ts';
import { absolute } from './absolute.ts';

/** Every public page in every language, each with links to all its translations including itself. */
export function sitemapXml(): string {
  const urls = publicPaths.flatMap((path) =>
    languageCodes.map((language) => urlElement(path, language)),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function urlElement(path: string, language: LanguageCode): string {
  const alternates = [
    ...languageCodes.map((code) => [code, code] as const),
    ['x-default', defaultLanguage] as const,
  ];
  return [
    '<url>',
    `  <loc>${absolute(addressIn(language, path))}</loc>`,
    ...alternates.map(
      ([hreflang, code]) =>
        `  <xhtml:link rel="alternate" hreflang="${hreflang}" href="${absolute(addressIn(code, path))}"/>`,
    ),
    '</url>',
  ].join('\n');
}

/**
 * The content of `robots.txt`. Crawlers may fetch the login and the registration, because they read the `noindex` of a
 * page only if they may fetch it. The API's settings are allowed because the landing page loads its prices from there.
 */
export function robotsTxt(): string {
  return [
    'User-agent: *',
    `Allow: ${settings.path}`,
    'Disallow: /api/',
    `Disallow: ${paths.admin.build()}`,
    `Disallow: ${paths.ownProfile.build()}`,
    '',
    `Sitemap: ${absolute('/sitemap.xml')}`,
    '',
  ].join('\n');
}
