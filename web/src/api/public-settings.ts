import type { PublicSettings } from '@fanclub/contract/settings/defaults';
import { useSyncExternalStore } from 'react';
import { createStore } from '#store/store.ts';

/** The public settings with their state: loading, unavailable (`absent`) or available (`there`). */
export type KnownSettings =
  | { state: 'loading' | 'absent'; settings?: undefined }
  | { state: 'there'; settings: PublicSettings };

const loading: KnownSettings = { state: 'loading' };
const absent: KnownSettings = { state: 'absent' };
const retryDelaysMs = [2_000, 8_000, 30_000];

const known = createStore<KnownSettings>(loading, () => {
  const visit = new AbortController();
  void load(visit.signal);
  return () => {
    visit.abort();
    known.set(loading);
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
  known.set(settings ? { state: 'there', settings } : absent);
  if (settings || delayMs === undefined) return;
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  if (!signal.aborted) await load(signal, later);
}

/**
 * Returns the prices, the deadline and the season for the public pages. All islands share one request, made without the
 * API client, because the client and its schemas would double the code of such a page. There are no defaults: an
 * unknown value is shown as "—".
 */
export function usePublicSettings(): KnownSettings {
  return useSyncExternalStore(known.subscribe, known.get, () => loading);
}
