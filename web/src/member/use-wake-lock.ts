import { useEffect } from 'react';

/** Keeps the screen on while another person scans the code, if the browser supports that. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | undefined;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // The browser can refuse the request, for example on a low battery. The code is shown anyway.
      lock = navigator.wakeLock?.request('screen').catch(() => null);
    };
    hold();
    // Browsers release the lock when the page is hidden, so it is requested again when the page is visible.
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
