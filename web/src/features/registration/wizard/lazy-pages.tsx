import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Load, lazyPart } from '#ui/lazily.tsx';
import { TextSkeleton } from '#ui/skeletons.tsx';
import { firstPage, type WizardPage, wizardPages } from '../draft/pages.ts';

const lazyPage = <P extends object>(load: Load<P>) => lazyPart(load, <TextSkeleton lines={6} />);

export const lazyPages = {
  personal: lazyPage(() => import('../steps/information/personal-page.tsx')),
  residence: lazyPage(() => import('../steps/information/residence-page.tsx')),
  contact: lazyPage(() => import('../steps/information/contact-page.tsx')),
  payment: lazyPage(() => import('../steps/payment/payment-step.tsx')),
  confirm: lazyPage(() => import('../steps/confirm/confirm-step.tsx')),
};

export const TrackingStep = lazyPage(() => import('../steps/tracking/tracking-step.tsx'));

const fetchable: Partial<Record<WizardPage, { fetch: () => Promise<unknown> }>> = {
  ...lazyPages,
  tracking: TrackingStep,
};

/**
 * Fetches the code of the next page and of the confirm dialog in advance, so that the person can go on without a
 * network. The first page of a member leads to the payment. Returns a function that cancels a fetch not yet started.
 */
export function fetchPageAfter(page: WizardPage, isMember: boolean): (() => void) | undefined {
  const passesOver = isMember && page === firstPage;
  const next = passesOver ? 'payment' : wizardPages[wizardPages.indexOf(page) + 1];
  // A failure is ignored, because the code is requested again when the page is opened, and only then shows an error.
  const fetch = () => {
    for (const part of [next && fetchable[next], ConfirmDialog]) {
      part?.fetch().catch(() => undefined);
    }
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetch, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(fetch, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
