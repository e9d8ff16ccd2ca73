import { settingsHash, useSettingsAddress } from '#features/consent/use-settings-address.ts';
import { loadNamespaces } from '#i18n/i18n.ts';
import { lazyDialog } from '#ui/lazily.tsx';
import { OverlayPlace } from '#ui/overlay-address.tsx';

const ConsentSettings = lazyDialog(async () => {
  const [loaded] = await Promise.all([
    import('#features/consent/consent-settings.tsx'),
    loadNamespaces(['consent']),
  ]);
  return loaded.ConsentSettings;
});

/** The dialog with the cookie settings, open while the address ends in `#cookie-settings`. */
export function CookieSettings() {
  const { isOpen, close } = useSettingsAddress();
  return (
    <>
      <OverlayPlace name={settingsHash} />
      <ConsentSettings open={isOpen} onClose={close} />
    </>
  );
}
