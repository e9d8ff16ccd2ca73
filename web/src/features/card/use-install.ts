import { useEffect, useState } from 'react';

/** Chromium's offer to install the page, which waits for a press. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

/** How the page goes onto the home screen: by a press, or on Apple's phones by hand; once it is there, not at all. */
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
  // An offer is good for one press.
  const install = offer && (() => void offer.prompt().then(() => setOffer(null)));
  return { install, isByHand: 'standalone' in navigator && navigator.standalone === false };
}
