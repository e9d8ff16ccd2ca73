import { lazy, Suspense } from 'react';
import { useConsent } from '#features/consent/use-consent.ts';
import { useSettingsAddress } from '#features/consent/use-settings-address.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { WhenOpened } from './when-opened.tsx';

const ConsentBanner = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#features/consent/consent-banner.tsx')),
    loadNamespaces(['consent']),
  ]);
  return { default: loaded.ConsentBanner };
});

const ConsentSettings = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#features/consent/consent-settings.tsx')),
    loadNamespaces(['consent']),
  ]);
  return { default: loaded.ConsentSettings };
});

/** Asks once about cookies, and opens their settings. */
export function ConsentLauncher() {
  const consent = useConsent();
  const { isOpen, close } = useSettingsAddress();

  return (
    <>
      {consent === null && (
        <Suspense>
          <ConsentBanner />
        </Suspense>
      )}
      <WhenOpened open={isOpen}>
        <ConsentSettings open={isOpen} onClose={close} />
      </WhenOpened>
    </>
  );
}
