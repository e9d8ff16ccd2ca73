import { settings } from '@fanclub/contract/settings/routes';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';
import { addressIn, paths, publicPaths } from '#config/paths.ts';
import { absolute } from './absolute.ts';

/** Every public page in every language, each naming all its translations, itself among them. */
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
 * What crawlers may ask for. Login and register stay open to them: they say themselves that they are not
 * to be listed, which a crawler reads only where it may look. Prices come from the settings.
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
