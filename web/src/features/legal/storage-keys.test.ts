import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes } from '@fanclub/contract/text/languages';
import { expect, test } from 'vitest';
import { cardCachePrefix } from '#config/card-app.ts';
import { cardTurnedKey, deviceTokenKey, sessionKeys } from '#session/session-store.ts';
import { familyDraftKey, renewalDraftKey } from '#store/member-draft.ts';

/** Files of this site that store something in the browser, each with its keys. */
const stored: Record<string, readonly string[]> = {
  '../../session/session-store.ts': [
    ...Object.values(sessionKeys),
    deviceTokenKey,
    'passwordEnded',
  ],
  '../../session/fresh-password.ts': ['freshPassword'],
  '../../session/admin-gate.ts': [sessionKeys.adminFlag, sessionKeys.adminTime],
  '../../session/typed-email.ts': ['typedEmail'],
  '../../i18n/stored-language.ts': ['language', 'languagePicked'],
  '../../i18n/load-chunk.ts': ['reloadedForChunk'],
  '../../app/shell/save-language.ts': ['languageNotSaved'],
  '../consent/consent-store.ts': ['cookieConsent'],
  '../consent/analytics.ts': ['_ga', '_ga_…'],
  '../card/use-memberships.ts': [sessionKeys.cards],
  '../profile/status/use-card-turn.ts': [cardTurnedKey],
  '../registration/draft/draft-store.ts': ['registrationDraft.v1', renewalDraftKey, familyDraftKey],
  '../../store/kept-images.ts': [
    'registration-draft.v1',
    'renewal-draft.v1',
    'family-draft.v1',
    'fix-images.v1',
  ],
  // `card-shell.ts` registers the service worker that stores the card's page.
  '../../store/card-shell.ts': [`${cardCachePrefix}…`],
};

/** Keys that npm packages store in the browser, by package. */
const storedByLibraries: Record<string, readonly string[]> = {
  '@mui/material': ['mui-mode', 'mui-color-scheme-light', 'mui-color-scheme-dark'],
  'react-router-dom': ['react-router-scroll-positions'],
  firebase: ['firebase-heartbeat-database', 'firebase-app-check-database', '_grecaptcha'],
};

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!../../**/*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const writes =
  /(?:device|tab)Storage\.setItem\(|(?:local|session)Storage\.|serviceWorker\?*\.register\(|from 'idb-keyval'|document\.cookie = /;
const fromHere = (path: string) => path.replace(/^\.\.\/\.\.\/features\//, '../');

test('whatever writes into the browser is in the table', () => {
  const writing = Object.keys(sources).filter(
    (path) => writes.test(sources[path] ?? '') && !path.includes('/testing/'),
  );
  expect(writing.map(fromHere).sort()).toEqual(Object.keys(stored).sort());
});

test.each(languageCodes)('the cookie policy in %s names every key that is stored', (language) => {
  const path = resolve(import.meta.dirname, '../../../public', language, 'cookie-policy.md');
  const policy = readFileSync(path, 'utf8');
  const keys = [...Object.values(stored), ...Object.values(storedByLibraries)].flat();
  expect(keys.filter((key) => !policy.includes(`\`${key}\``))).toEqual([]);
});
