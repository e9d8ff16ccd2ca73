import { useEffect, useState } from 'react';

/** The event with which Chromium offers to install the page. The offer is used when the person presses the button. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/**
 * Returns how the page can be installed on the home screen: `install` is null unless the browser offers it, and
 * `isByHand` is true on iPhones and iPads if the page is not opened from the home screen.
 */
export function useInstall() {
  const [offer, setOffer] = useState<InstallOffer | null>(null);
  useEffect(() => {
    const take = (event: Event) => {
      event.preventDefault();
      setOffer(event as InstallOffer);
    };
    const done = () => setOffer(null);
    window.addEventListener('beforeinstallprompt', take);
    window.addEventListener('appinstalled', done);
    return () => {
      window.removeEventListener('beforeinstallprompt', take);
      window.removeEventListener('appinstalled', done);
    };
  }, []);
  // Chromium accepts each offer only once.
  const install = offer && (() => void offer.prompt().then(() => setOffer(null)));
  return { install, isByHand: 'standalone' in navigator && navigator.standalone === false };
}
