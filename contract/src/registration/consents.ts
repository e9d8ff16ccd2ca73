import { boolean, object } from '../validation/yup.ts';

/** Documents that a registration agrees to, by their names in the API. */
export const consentNames = ['terms', 'privacy', 'cookies', 'dpa'] as const;
export type ConsentName = (typeof consentNames)[number];

/** The day from which each document is in force; a changed text needs a new day, here and in the document. */
export const legalVersions: Record<ConsentName, string> = {
  terms: '2026-11-23',
  privacy: '2026-11-24',
  cookies: '2026-11-24',
  dpa: '2026-11-22',
};

/**
 * Days of the changes that require a new consent; corrections of a text do not. A sentence in every language
 * tells people who agree again what each change was.
 */
export const materialChanges = {
  terms: ['2026-11-22', '2026-11-23'],
  privacy: ['2026-11-22', '2026-11-23'],
} as const;
export type NeededConsent = keyof typeof materialChanges;
const neededConsents = Object.keys(materialChanges) as NeededConsent[];

/** Versions that a person agreed to; null if they were not stored. */
export type AgreedVersions = Partial<Record<ConsentName, string | null>> | null;

/** Returns the changes of a document after the version that a person agreed to, oldest first. */
export function changesSince<N extends NeededConsent>(name: N, agreed: AgreedVersions) {
  const days: readonly (typeof materialChanges)[N][number][] = materialChanges[name];
  return days.filter((day) => (agreed?.[name] ?? '') < day);
}

/** Returns the documents that a person has to agree to again. */
export const consentsDue = (agreed: AgreedVersions) =>
  neededConsents.filter((name) => changesSince(name, agreed).length > 0);

/** Consent to terms and privacy is required; cookies and data processing are optional. */
export const legalConsentsSchema = object({
  terms: boolean().required('terms_privacy_required').oneOf([true], 'terms_privacy_required'),
  privacy: boolean().required('terms_privacy_required').oneOf([true], 'terms_privacy_required'),
  cookies: boolean().optional(),
  dpa: boolean().optional(),
})
  .noUnknown()
  .strict(true)
  .required('terms_privacy_required');

/**
 * Returns the schema of consents of a person who has agreed before: needed if a document has changed materially
 * since.
 */
export const renewedConsents = () =>
  object({ terms: boolean().required(), privacy: boolean().required() })
    .noUnknown()
    .strict(true)
    .optional()
    .default(undefined);
