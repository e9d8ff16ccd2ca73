import { boolean, object } from '../validation/yup.ts';

/** What a registration agrees to, under the names by which it does. */
export const consentNames = ['terms', 'privacy', 'cookies', 'dpa'] as const;
export type ConsentName = (typeof consentNames)[number];

/** The day from which each document is in force; a changed text is a new day, here and in it. */
export const legalVersions: Record<ConsentName, string> = {
  terms: '2026-11-22',
  privacy: '2026-11-22',
  cookies: '2026-11-22',
  dpa: '2026-11-22',
};

/** The day of the last change that asks for a new consent; corrections of a text do not. */
const lastMaterialChange: Record<'terms' | 'privacy', string> = {
  terms: '2026-11-22',
  privacy: '2026-11-22',
};

/** Which documents somebody has to agree to again, by the versions that they agreed to. */
export function consentsDue(agreed: Partial<Record<ConsentName, string>> | null) {
  const needed = ['terms', 'privacy'] as const;
  return needed.filter((name) => (agreed?.[name] ?? '') < lastMaterialChange[name]);
}

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
