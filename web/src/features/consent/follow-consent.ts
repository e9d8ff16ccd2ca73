import { analyticsId } from '#config/analytics-id.ts';
import { getConsent, subscribeToConsent } from './consent-store.ts';

/**
 * Starts analytics once the visitor has consented, or to delete the cookies of an earlier consent. Until
 * then not even our own analytics code is loaded. Returns the function that ends it.
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
      // The visitor has blocked the file, which is a choice to respect.
    }
  };
  const stopWaiting = subscribeToConsent(begin);
  end = () => void stopWaiting();
  begin();
  return () => end();
}

/** True if there are analytics cookies left of a consent that is no longer stored on the device. */
function hasLeftovers(): boolean {
  return document.cookie.includes('_ga');
}
