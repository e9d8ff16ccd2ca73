import { club } from '../club/club.ts';
import { boolean, object } from '../validation/yup.ts';

/** Documents to which people consent at registration, by their names in the API. */
export const consentNames = ['terms', 'privacy', 'cookies', 'dpa'] as const;
export type ConsentName = (typeof consentNames)[number];

/**
 * Current version of each document: the day from which it is in force. Whoever changes a text has to change the day
 * here and in the document. A club that has texts of its own gives their days.
 */
export const legalVersions: Record<ConsentName, string> = {
  terms: '2026-11-30',
  privacy: '2026-11-30',
  cookies: '2026-11-29',
  dpa: '2026-11-22',
  ...club.legalDays,
};

/**
 * Versions that require a new consent, unlike versions that only correct the text. For each version in this table,
 * every language has a sentence that explains the change to people who consent again.
 */
export const materialChanges = {
  terms: ['2026-11-22', '2026-11-23'],
  privacy: ['2026-11-22', '2026-11-23'],
} as const;
export type NeededConsent = keyof typeof materialChanges;
export const neededConsents = Object.keys(materialChanges) as NeededConsent[];

/** Versions that a person has agreed to; null if they were not stored. */
export type AgreedVersions = Partial<Record<ConsentName, string | null>> | null;

/**
 * Returns the versions of a document that require consent and are newer than the one that a person agreed to, oldest
 * first.
 */
export function changesSince<N extends NeededConsent>(name: N, agreed: AgreedVersions) {
  const days: readonly (typeof materialChanges)[N][number][] = materialChanges[name];
  return days.filter((day) => (agreed?.[name] ?? '') < day);
}

/** Returns the documents that a person has to consent to again. */
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
 * Returns the schema of the consents of a person who has consented before. In this schema, the consents are optional.
 * The server requires them if a document has changed so much that it needs a new consent.
 */
export const renewedConsents = () =>
  object({ terms: boolean().required(), privacy: boolean().required() })
    .noUnknown()
    .strict(true)
    .optional()
    .default(undefined);
