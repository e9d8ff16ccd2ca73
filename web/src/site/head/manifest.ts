import { brand } from '@fanclub/contract/brand/brand';
import { defaultLanguage, type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { addressIn, paths } from '#config/paths.ts';

/** The file of a language's manifest, in the site's root. */
export function manifestFile(language: LanguageCode): string {
  return language === defaultLanguage ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** What a phone shows of the site on its home screen, and where it opens it. */
export function manifest(language: LanguageCode) {
  return {
    // One app, whatever language it was put on the home screen in.
    id: paths.landing.build(),
    scope: paths.landing.build(),
    start_url: addressIn(language, paths.landing.build()),
    name: brand.name[language],
    short_name: brand.name[language],
    description: brand.tagline[language],
    lang: language,
    dir: languages[language].direction,
    display: 'standalone',
    background_color: brand.colours.paper,
    theme_color: brand.colours.ink,
    icons: [
      { src: '/mark.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

const cardNames: Record<LanguageCode, string> = {
  fa: 'کارت عضویت',
  en: 'Membership card',
  it: 'Tessera',
};

/** The same for the page with the member's card: an app of its own, whose login stays within it. */
export function cardManifest(language: LanguageCode) {
  const address = paths.card.build();
  return {
    ...manifest(language),
    ...{ id: address, start_url: address, short_name: cardNames[language] },
    name: `${cardNames[language]} · ${brand.name[language]}`,
  };
}
