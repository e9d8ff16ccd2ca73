import { getConsent, subscribeToConsent } from './consent-store.ts';

/** Google Analytics id from the build's configuration; if it is empty, the site has no analytics. */
const analyticsId: string = import.meta.env.VITE_ANALYTICS_ID ?? '';

let following: (() => void) | undefined;

/**
 * Starts analytics when the visitor has consented, or when cookies of an earlier consent have to be deleted.
 * Until then the analytics code is not loaded. Returns a function that stops following the visitor's choice. The app may
 * call this on a page whose first screen has called it before, and the page is still reported once.
 */
export function followConsent(id = analyticsId): () => void {
  if (!id) return () => {};
  if (!following) {
    const end = follow(id);
    following = () => {
      following = undefined;
      end();
    };
  }
  return following;
}

function follow(id: string): () => void {
  let end = () => {};
  const begin = async () => {
    if (!getConsent()?.analytics && !hasLeftovers()) return;
    stopWaiting();
    try {
      const { startAnalytics } = await import('./analytics.ts');
      end = startAnalytics(id);
    } catch {
      // Nothing is retried, because a blocker in the visitor's browser may have refused the file.
    }
  };
  const stopWaiting = subscribeToConsent(begin);
  end = () => void stopWaiting();
  begin();
  return () => end();
}

/** True if analytics cookies exist. They may remain from a consent that is no longer stored. */
function hasLeftovers(): boolean {
  return document.cookie.includes('_ga');
}
