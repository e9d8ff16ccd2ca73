import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { firstPage, type WizardPage, wizardPages } from './pages.ts';

/**
 * A page whose code comes after the first one's. Where that was fetched ahead the page is there at
 * once: a lazy component would first show its placeholder, which React keeps for 300 ms.
 */
function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let fetched: ComponentType<P> | null = null;
  const fetch = async () => {
    fetched = await load();
    return fetched;
  };
  const Lazy: ComponentType<P> = lazy(async () => ({ default: await loadChunk(fetch) }));
  function LaterPage(props: P) {
    const [Page] = useState(() => fetched ?? Lazy);
    return <Page {...props} />;
  }
  return Object.assign(LaterPage, { fetch });
}

export const laterPages = {
  personal: later(async () => (await import('../information/personal-page.tsx')).PersonalPage),
  residence: later(async () => (await import('../information/residence-page.tsx')).ResidencePage),
  contact: later(async () => (await import('../information/contact-page.tsx')).ContactPage),
  payment: later(async () => (await import('../payment/payment-step.tsx')).PaymentStep),
  confirm: later(async () => (await import('../confirm/confirm-step.tsx')).ConfirmStep),
};

export const TrackingStep = later(
  async () => (await import('../tracking/tracking-step.tsx')).TrackingStep,
);

const fetchable: Partial<Record<WizardPage, { fetch: () => Promise<unknown> }>> = {
  ...laterPages,
  tracking: TrackingStep,
};

/** Fetches the page after this one while this one is filled in; whoever loses the line then can still go on. */
export function fetchPageAfter(page: WizardPage, isKnown: boolean): (() => void) | undefined {
  const passesOver = isKnown && page === firstPage;
  const next = passesOver ? 'payment' : wizardPages[wizardPages.indexOf(page) + 1];
  // It is asked for again, and its failure shown, when it is opened.
  const fetch = () => void (next && fetchable[next]?.fetch().catch(() => undefined));
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetch, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(fetch, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
