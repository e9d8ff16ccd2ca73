import { type ComponentType, lazy } from 'react';
import { loadChunk } from '#i18n/load-chunk.ts';

/** The code of each page that comes after the first. */
const loaders = {
  personal: async () => (await import('../information/personal-page.tsx')).PersonalPage,
  residence: async () => (await import('../information/residence-page.tsx')).ResidencePage,
  contact: async () => (await import('../information/contact-page.tsx')).ContactPage,
  payment: async () => (await import('../payment/payment-step.tsx')).PaymentStep,
  confirm: async () => (await import('../confirm/confirm-step.tsx')).ConfirmStep,
};

const later = (load: () => Promise<ComponentType>) =>
  lazy(async () => ({ default: await loadChunk(load) }));

export const laterPages = {
  personal: later(loaders.personal),
  residence: later(loaders.residence),
  contact: later(loaders.contact),
  payment: later(loaders.payment),
  confirm: later(loaders.confirm),
};

/** Fetches them while the first one is being read; whoever loses the line then can still go on. */
export function fetchLaterPages(): () => void {
  const fetchAll = () => {
    // Each is asked for again, and its failure shown, when it is opened.
    for (const load of Object.values(loaders)) load().catch(() => undefined);
  };
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(fetchAll, 500);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(fetchAll, { timeout: 3000 });
  return () => cancelIdleCallback(id);
}
