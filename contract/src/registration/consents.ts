import { boolean, object } from '../validation/yup.ts';

/** What a registration agrees to, under the names by which it does. */
export const consentNames = ['terms', 'privacy', 'cookies', 'dpa'] as const;
export type ConsentName = (typeof consentNames)[number];

/** The day from which each document is in force; a changed text is a new day, here and in it. */
export const legalVersions: Record<ConsentName, string> = {
  terms: '2026-11-23',
  privacy: '2026-11-23',
  cookies: '2026-11-23',
  dpa: '2026-11-22',
};

/**
 * The days of the changes that ask for a new consent; corrections of a text do not. What each of them
 * changed is said to whoever agrees again, in every language.
 */
export const materialChanges = {
  terms: ['2026-11-22', '2026-11-23'],
  privacy: ['2026-11-22', '2026-11-23'],
} as const;
export type NeededConsent = keyof typeof materialChanges;
const neededConsents = Object.keys(materialChanges) as NeededConsent[];

/** The versions that somebody agreed to; null where that was not kept. */
export type AgreedVersions = Partial<Record<ConsentName, string | null>> | null;

/** The changes of a document that came after what somebody agreed to, oldest first. */
export function changesSince<N extends NeededConsent>(name: N, agreed: AgreedVersions) {
  const days: readonly (typeof materialChanges)[N][number][] = materialChanges[name];
  return days.filter((day) => (agreed?.[name] ?? '') < day);
}

/** Which documents somebody has to agree to again, by the versions that they agreed to. */
export const consentsDue = (agreed: AgreedVersions) =>
  neededConsents.filter((name) => changesSince(name, agreed).length > 0);

/** Terms and privacy are needed; cookies and data processing are free. */
export const legalConsentsSchema = object({
  terms: boolean().required('terms_privacy_required').oneOf([true], 'terms_privacy_required'),
  privacy: boolean().required('terms_privacy_required').oneOf([true], 'terms_privacy_required'),
  cookies: boolean().optional(),
  dpa: boolean().optional(),
})
  .noUnknown()
  .strict(true)
  .required('terms_privacy_required');

/** Of somebody who has agreed before: needed where a document has changed materially since. */
export const renewedConsents = () =>
  object({ terms: boolean().required(), privacy: boolean().required() })
    .noUnknown()
    .strict(true)
    .optional()
    .default(undefined);
