import { loginMode } from '#features/auth/login/login-mode.ts';
import { targetOf } from '#features/auth/login/way-on.ts';
import { storedDeviceToken } from '#session/session-store.ts';
import type { AddedValue } from '#ui/form/site-form.tsx';

const search = () => new URLSearchParams(location.search);

/** What the script adds to a form's values, by the names in the form's attribute `data-adds`. */
export const addedValues: Record<AddedValue, () => object> = {
  token: () => ({ token: loginMode(search()).token }),
  device_token: storedDeviceToken,
  to: () => targetOf(search()),
  language: () => ({ language: document.documentElement.lang }),
  code: () => ({ code: decodeURIComponent(location.pathname.split('/').at(-1) ?? '') }),
};
