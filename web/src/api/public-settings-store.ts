import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { createStore } from '#store/store.ts';

/** The public settings with their state: loading, unavailable (`absent`) or available (`there`). */
export type KnownSettings =
  | { state: 'loading' | 'absent'; settings?: undefined }
  | { state: 'there'; settings: PublicSettings };

export const loading: KnownSettings = { state: 'loading' };
const absent: KnownSettings = { state: 'absent' };
const retryDelaysMs = [2_000, 8_000, 30_000];

/**
 * The settings that all parts of a built page share: one request, made without the API client, because the client and its
 * schemas would double the code of such a page. The first subscriber starts the request.
 */
export const publicSettings = createStore<KnownSettings>(loading, () => {
  const visit = new AbortController();
  void load(visit.signal);
  return () => {
    visit.abort();
    publicSettings.set(loading);
  };
});

async function ask(signal: AbortSignal): Promise<PublicSettings> {
  const response = await fetch('/api/settings', { signal });
  if (!response.ok) throw new Error(`/api/settings answered ${response.status}`);
  return response.json();
}

/** Loads the settings. After a failed attempt the state is `absent` at once, and up to three retries follow. */
async function load(signal: AbortSignal, [delayMs, ...later] = retryDelaysMs): Promise<void> {
  const settings = await ask(signal).catch(() => null);
  if (signal.aborted) return;
  publicSettings.set(settings ? { state: 'there', settings } : absent);
  if (settings || delayMs === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (!signal.aborted) await load(signal, later);
}
