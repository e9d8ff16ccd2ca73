import { useOverlayAddress } from '#ui/overlay-address.tsx';

export const settingsHash = 'cookie-settings';

/**
 * Returns whether the cookie settings are open, and functions that open and close them. The hash of the address opens
 * them; the banner, the footer and the cookie policy link to this hash.
 */
export function useSettingsAddress() {
  const { hash, open, close } = useOverlayAddress();
  return { isOpen: hash === `#${settingsHash}`, open: () => open(settingsHash), close };
}
