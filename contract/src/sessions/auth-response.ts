import { memberProfileSchema } from '../members/profile.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import { boolean, mixed, number, strictObject, string } from '../validation/yup.ts';

/**
 * The signed-in person. `profile` is null for an admin and in a limited session, where the e-mail is masked, too.
 * `special` is true for the account in the setting `special_account_email`; for this account, the client neither looks
 * up a profile nor saves the language.
 */
const authUserSchema = strictObject({
  id: string().required(),
  email: string().required(),
  is_admin: boolean().required(),
  language: mixed<LanguageCode>().oneOf(languageCodes).nullable().defined(),
  special: boolean().optional(),
  profile: memberProfileSchema.nullable().defined(),
}).meta({ name: 'AuthUser' });

/** Fields of every response that signs somebody in. */
export const authFields = {
  success: boolean().required(),
  message: string().required(),
  access_token: string().required(),
  token_type: string().required(),
  /** Absent if the client itself created the session, by a sign-in with Google. */
  refresh_token: string().optional(),
  /** Seconds until `access_token` expires. */
  expires_in: number().optional(),
  /**
   * The browser sends this token with its next log-in and its requests for links, so that strangers' tries do not block
   * them. Admins and limited sessions get none.
   */
  device_token: string().optional(),
  /**
   * True if this sign-in proved the e-mail and therefore ended a password that was set before, because somebody else
   * may have set it.
   */
  password_ended: boolean().optional(),
  user: authUserSchema.required(),
};

export const authResponseSchema = strictObject(authFields).meta({ name: 'AuthResponse' });
