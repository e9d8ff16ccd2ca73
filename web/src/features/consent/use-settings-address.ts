import { useOverlayAddress } from '#ui/overlay-address.tsx';

export const settingsHash = 'cookie-settings';

/**
 * Returns the state of the cookie settings, which the address's hash opens. The banner, the footer and the
 * cookie policy link to this hash.
 */
export function useSettingsAddress() {
  const { hash, open, close } = useOverlayAddress();
  return { isOpen: hash === `#${settingsHash}`, open: () => open(settingsHash), close };
}
