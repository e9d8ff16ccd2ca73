import { club } from '@fanclub/contract/club/club';
import { defaultLanguage, type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { names } from '@fanclub/contract/words/names';
import { addressIn, paths } from '#config/paths.ts';

/** File name of a language's manifest, in the site's root. */
export function manifestFile(language: LanguageCode): string {
  return language === defaultLanguage ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`;
}

/** Web app manifest: name and icon on a home screen, and the page that opens. */
export function manifest(language: LanguageCode) {
  return {
    // The id is the same in every language, so that browsers treat all of them as one app.
    id: paths.landing.build(),
    scope: paths.landing.build(),
    start_url: addressIn(language, paths.landing.build()),
    name: club.name[language],
    short_name: club.name[language],
    description: club.tagline[language],
    lang: language,
    dir: languages[language].direction,
    display: 'standalone',
    background_color: club.colours.paper,
    theme_color: club.colours.main,
    icons: [
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

/** Manifest of the page with the member's card, a separate app whose scope includes the login. */
export function cardManifest(language: LanguageCode) {
  const address = paths.card.build();
  return {
    ...manifest(language),
    id: address,
    start_url: address,
    short_name: names[language].card,
    name: `${names[language].card} · ${club.name[language]}`,
  };
}
