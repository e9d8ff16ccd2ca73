import { deviceStorage } from '#store/browser-storage.ts';
import { createStore } from '#store/store.ts';

export const optionalCategories = ['analytics', 'functional', 'marketing'] as const;
type OptionalCategory = (typeof optionalCategories)[number];

/** The visitor's choice on this device, in the form in which it is stored. */
export type Consent = { necessary: true } & Record<OptionalCategory, boolean>;

const storageKey = 'cookieConsent';

const all = (allowed: boolean): Consent => ({
  necessary: true,
  analytics: allowed,
  functional: allowed,
  marketing: allowed,
});
export const everything = all(true);
export const onlyNecessary = all(false);

const store = createStore(read());

/** Returns the choice, or null until the visitor has chosen. */
export const getConsent = store.get;

/** Calls a listener after every change; returns a function that ends the subscription. */
export const subscribeToConsent = store.subscribe;

export function saveConsent(consent: Consent): void {
  try {
    deviceStorage.setItem(storageKey, JSON.stringify(consent));
  } catch {
    // Storage is full, so the choice lasts only as long as the page.
  }
  store.set(consent);
}

function read(): Consent | null {
  return parseConsent(deviceStorage.getItem(storageKey));
}

/** Parses the stored choice. Returns null if it is missing or incomplete; the question is then shown again. */
export function parseConsent(json: string | null): Consent | null {
  let stored: unknown;
  try {
    stored = JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
  if (typeof stored !== 'object' || stored === null) return null;
  const { analytics, functional, marketing } = stored as Record<string, unknown>;
  if (typeof analytics !== 'boolean') return null;
  if (typeof functional !== 'boolean' || typeof marketing !== 'boolean') return null;
  return { necessary: true, analytics, functional, marketing };
}

// Follows a choice in another tab. A null key means that the whole storage was cleared.
globalThis.window?.addEventListener('storage', ({ key }) => {
  if (key === null || key === storageKey) store.set(read());
});
