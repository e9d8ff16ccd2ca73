import { settingsHash, useSettingsAddress } from '#features/consent/use-settings-address.ts';
import { withTexts } from '#i18n/i18n.ts';
import { lazyDialog } from '#ui/lazily.tsx';
import { OverlayPlace } from '#ui/overlay-address.tsx';

const ConsentSettings = lazyDialog(
  withTexts(['consent'], () => import('#features/consent/consent-settings.tsx')),
);

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
