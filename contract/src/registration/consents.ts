import { boolean, object } from '../validation/yup.ts';

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
