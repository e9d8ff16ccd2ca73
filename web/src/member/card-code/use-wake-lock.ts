import { useEffect } from 'react';

/** Keeps the screen on while another person scans it, if the browser supports that. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // The request can be refused, for example on a low battery; the code is shown all the same.
      lock = navigator.wakeLock?.request('screen').catch(() => null);
    };
    hold();
    // Browsers release the lock when the page is hidden.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
