import { lazy } from 'react';
import { settingsHash, useSettingsAddress } from '#features/consent/use-settings-address.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { OverlayPlace } from '#ui/overlay-address.tsx';
import { WhenOpened } from '#ui/when-opened.tsx';

const ConsentSettings = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#features/consent/consent-settings.tsx')),
    loadNamespaces(['consent']),
  ]);
  return { default: loaded.ConsentSettings };
});

/** The dialog with the cookie settings, open while the address ends in `#cookie-settings`. */
export function CookieSettings() {
  const { isOpen, close } = useSettingsAddress();
  return (
    <>
      <OverlayPlace name={settingsHash} />
      <WhenOpened open={isOpen}>
        <ConsentSettings open={isOpen} onClose={close} />
      </WhenOpened>
    </>
  );
}
