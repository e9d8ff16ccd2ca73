import { lazy, Suspense } from 'react';
import { useConsent } from '#features/consent/use-consent.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { CookieSettings } from './cookie-settings.tsx';

const ConsentBanner = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#features/consent/consent-banner.tsx')),
    loadNamespaces(['consent']),
  ]);
  return { default: loaded.ConsentBanner };
});

/** Asks once about cookies, and opens their settings. */
export function ConsentLauncher() {
  const consent = useConsent();
  return (
    <>
      {consent === null && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      <CookieSettings />
    </>
  );
}
