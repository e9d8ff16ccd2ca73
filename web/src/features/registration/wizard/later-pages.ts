import { type ComponentType, lazy } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';
import { type WizardPage, wizardPages } from './pages.ts';

/** The code of each page that comes after the first. */
const loaders = {
  personal: async () => (await import('../information/personal-page.tsx')).PersonalPage,
  residence: async () => (await import('../information/residence-page.tsx')).ResidencePage,
  contact: async () => (await import('../information/contact-page.tsx')).ContactPage,
  payment: async () => (await import('../payment/payment-step.tsx')).PaymentStep,
  confirm: async () => (await import('../confirm/confirm-step.tsx')).ConfirmStep,
  tracking: async () => (await import('../tracking/tracking-step.tsx')).TrackingStep,
};

const later = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await loadChunk(load) }));

export const laterPages = {
  personal: later(loaders.personal),
  residence: later(loaders.residence),
  contact: later(loaders.contact),
  payment: later(loaders.payment),
  confirm: later(loaders.confirm),
};

export const TrackingStep = later(loaders.tracking);

/** Fetches the page after this one while this one is filled in; whoever loses the line then can still go on. */
export function fetchPageAfter(page: WizardPage): (() => void) | undefined {
  const load = loaders[wizardPages[wizardPages.indexOf(page) + 1] as keyof typeof loaders];
  // It is asked for again, and its failure shown, when it is opened.
  const fetch = () => void load?.().catch(() => undefined);
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetch, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(fetch, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
