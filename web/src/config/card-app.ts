import type { LanguageCode } from '@fanclub/contract/text/languages';

/** The service worker of the card's page, which the build writes into the site's root. */
export const cardWorkerFile = 'card-worker.js';

/** What the names of its caches begin with. */
export const cardCachePrefix = 'card-';

/** The file of the manifest by which the card's page goes onto a home screen. */
export const cardManifestFile = (language: LanguageCode) => `card.${language}.webmanifest`;
