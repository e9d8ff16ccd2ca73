import { useSyncExternalStore } from 'react';
import { type KnownSettings, loading, publicSettings } from './public-settings-store.ts';

export type { KnownSettings };

/**
 * Returns the prices, the deadline and the season for the public pages. There are no defaults:
 * an unknown value is shown as "—".
 */
export function usePublicSettings(): KnownSettings {
  return useSyncExternalStore(publicSettings.subscribe, publicSettings.get, () => loading);
}
