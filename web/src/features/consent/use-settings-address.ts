import { useOverlayAddress } from '#ui/overlay-address.tsx';

export const settingsHash = 'cookie-settings';

/** Opens the cookie settings over the page; banner, footer and the cookie policy do. */
export function useSettingsAddress() {
  const { hash, open, close } = useOverlayAddress();
  return { isOpen: hash === `#${settingsHash}`, open: () => open(settingsHash), close };
}
