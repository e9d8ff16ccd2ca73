import type { LanguageCode } from '@fanclub/contract/text/languages';

/** File of the service worker for the card's page; the build writes it to the site's root. */
export const cardWorkerFile = 'card-worker.js';

/** Prefix of the names of all caches of the card's service worker. */
export const cardCachePrefix = 'card-';

/** File of the web app manifest with which the card's page is installed on a home screen. */
export const cardManifestFile = (language: LanguageCode) => `card.${language}.webmanifest`;
