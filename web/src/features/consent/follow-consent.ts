import { analyticsId } from '#config/analytics-id.ts';
import { getConsent, subscribeToConsent } from './consent-store.ts';

/**
 * Has analytics follow the choice on this device, from a page's start on. Before a yes nothing of it is
 * fetched, not even our own code of it. Answers how to end it.
 */
export function followConsent(id = analyticsId): () => void {
  let end = () => {};
  if (!id) return end;
  const begin = async () => {
    if (!getConsent()?.analytics && !hasLeftovers()) return;
    stopWaiting();
    try {
      const { startAnalytics } = await import('./analytics.ts');
      end = startAnalytics(id);
    } catch {
      // A blocker keeps the file away: that is the person's choice, too.
    }
  };
  const stopWaiting = subscribeToConsent(begin);
  end = () => void stopWaiting();
  begin();
  return () => end();
}

/** Cookies of a yes that the device has forgotten since. */
function hasLeftovers(): boolean {
  return document.cookie.includes('_ga');
}
