import { lazy, Suspense, useEffect } from 'react';
import { env } from '#config/env.ts';
import { useConsent } from '#features/consent/consent-store.ts';
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

/** Asks once about cookies, opens their settings, and lets analytics follow the answer. */
export function ConsentLauncher() {
  const consent = useConsent();
  const { isOpen, close } = useSettingsAddress();

  useEffect(() => {
    if (!env.analyticsId) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    import('#features/consent/analytics.ts').then(
      ({ startAnalytics }) => {
        if (!isOver) stop = startAnalytics(env.analyticsId);
      },
      // A blocker keeps the file away: that is the person's choice, too.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop?.();
    };
  }, []);

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
