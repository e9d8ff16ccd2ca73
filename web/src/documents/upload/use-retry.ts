import { useEffect, useEffectEvent } from 'react';

const shortestPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Repeats a failed action as soon as the device is online or the page is visible again, and otherwise after
 * pauses that grow with each failure. Nothing is scheduled while `failures` is 0.
 */
export function useRetry(failures: number, tryAgain: () => void): void {
  const retry = useEffectEvent(tryAgain);
  useEffect(() => {
    if (failures === 0) return;
    const onVisible = () => document.visibilityState === 'visible' && retry();
    const pauseMs = Math.min(shortestPauseMs * 2 ** (failures - 1), longestPauseMs);
    const timer = setTimeout(() => retry(), pauseMs);
    const onLine = () => retry();
    window.addEventListener('online', onLine);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', onLine);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [failures]);
}
