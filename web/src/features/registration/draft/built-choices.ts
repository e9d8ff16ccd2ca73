import { packTypes } from '@fanclub/contract/pricing/packages';
import type { RegistrationDraft } from './registration-draft.ts';

type Choices = Partial<Pick<RegistrationDraft, 'pack_type' | 'juventus_card'>>;

/**
 * Returns the form of the built first page while the page is in the document, before the app's first page replaces it.
 * The build has no document.
 */
export const findBuiltForm = (): Element | null =>
  globalThis.document?.querySelector('.first-screen form') ?? null;

/** Returns what a person has chosen in the built form. The form keeps it when it is no longer in the document. */
export function choicesIn(built: Element | null): Choices {
  const chosen = built?.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value;
  const pack_type = packTypes.find((pack) => pack === chosen);
  const isTicked = built?.querySelector('[name="juventus_card"]:checked') != null;
  return { ...(pack_type && { pack_type }), ...(isTicked && { juventus_card: true }) };
}

/** Goes on to the next page if its button was pressed in the built page. */
export function goOn(): void {
  const { dataset } = document.documentElement;
  if (dataset.continued === undefined) return;
  delete dataset.continued;
  const next = document.querySelector<HTMLElement>('main form [type="submit"]');
  // A later task, in which the form has its first values.
  setTimeout(() => next?.click());
}
