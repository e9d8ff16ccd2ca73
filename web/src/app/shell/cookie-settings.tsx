import { lazy } from 'react';
import { useSettingsAddress } from '#features/consent/use-settings-address.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { WhenOpened } from '#ui/when-opened.tsx';

const ConsentSettings = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#features/consent/consent-settings.tsx')),
    loadNamespaces(['consent']),
  ]);
  return { default: loaded.ConsentSettings };
});

/** The settings of cookies, open while the address says so. */
export function CookieSettings() {
  const { isOpen, close } = useSettingsAddress();
  return (
    <WhenOpened open={isOpen}>
      <ConsentSettings open={isOpen} onClose={close} />
    </WhenOpened>
  );
}
