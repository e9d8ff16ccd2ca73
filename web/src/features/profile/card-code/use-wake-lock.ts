import { useEffect } from 'react';

/** Keeps the screen from going dark while somebody else scans it, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    // Refused on a low battery, for instance; the code is there all the same.
    const lock = navigator.wakeLock?.request('screen').catch(() => null);
    return () => void lock?.then((held) => held?.release());
  }, []);
}
