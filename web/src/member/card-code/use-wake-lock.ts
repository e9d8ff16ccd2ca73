import { useEffect } from 'react';

/** Keeps the screen from going dark while somebody else scans it, where the browser can. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery, for instance; the code is there all the same.
      lock = navigator.wakeLock?.request('screen').catch(() => null);
    };
    hold();
    // Browsers let go of it when the page is out of sight.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
