import { useOverlayAddress } from '#ui/overlay-address.tsx';

export const settingsHash = 'cookie-settings';

/**
 * Opens and closes the cookie settings by the address's hash; used by the banner, the footer and the
 * cookie policy.
 */
export function useSettingsAddress() {
  const { hash, open, close } = useOverlayAddress();
  return { isOpen: hash === `#${settingsHash}`, open: () => open(settingsHash), close };
}
