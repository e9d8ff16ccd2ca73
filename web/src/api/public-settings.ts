import type { PublicSettings } from '@fanclub/contract/settings/public-settings';
import { useSyncExternalStore } from 'react';

/** What is known of prices and deadline: nothing yet, all of it, or that it can't be had. */
export type KnownSettings =
  | { state: 'loading' | 'absent'; settings?: undefined }
  | { state: 'there'; settings: PublicSettings };

const loading: KnownSettings = { state: 'loading' };
const absent: KnownSettings = { state: 'absent' };
const retryDelaysMs = [2_000, 8_000, 30_000];

const listeners = new Set<() => void>();
let known: KnownSettings = loading;
let visit: AbortController | undefined;

function show(next: KnownSettings): void {
  known = next;
  for (const listener of listeners) listener();
}

async function ask(signal: AbortSignal): Promise<PublicSettings> {
  const response = await fetch('/api/settings', { signal });
  if (!response.ok) throw new Error(`/api/settings answered ${response.status}`);
  return response.json();
}

/** Says at once that a try failed, and goes on trying in the background. */
async function load(signal: AbortSignal): Promise<void> {
  for (const delayMs of [...retryDelaysMs, Number.POSITIVE_INFINITY]) {
    const settings = await ask(signal).catch(() => null);
    if (signal.aborted) return;
    if (settings) return show({ state: 'there', settings });
    show(absent);
    if (!Number.isFinite(delayMs)) return;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    if (signal.aborted) return;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!visit) {
    visit = new AbortController();
    void load(visit.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    visit?.abort();
    visit = undefined;
    known = loading;
  };
}

/**
 * Prices, deadline and season for the public pages: one fetch for all islands, and without the client and its
 * schemas, which would be half of what such a page loads. Never a default: what is not known is "—".
 */
export function usePublicSettings(): KnownSettings {
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => loading,
  );
}
