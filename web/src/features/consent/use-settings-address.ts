import { useLocation, useNavigate } from 'react-router-dom';

export const settingsHash = 'cookie-settings';

/** The settings live in the address, so that banner, footer and the cookie policy all open them. */
export function useSettingsAddress() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = { pathname, search };
  return {
    isOpen: hash === `#${settingsHash}`,
    open: () => navigate({ ...here, hash: settingsHash }, { state, preventScrollReset: true }),
    close: () => navigate(here, { state, replace: true, preventScrollReset: true }),
  };
}
