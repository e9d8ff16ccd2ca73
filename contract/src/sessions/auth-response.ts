import { memberProfileSchema } from '../members/profile.ts';
import { type LanguageCode, languageCodes } from '../text/languages.ts';
import { boolean, mixed, number, strictObject, string } from '../validation/yup.ts';

/**
 * The signed-in person in a response: a member's whole profile, or for an admin only the fields that the client
 * stores. `special` marks the account that skips profile lookups.
 */
const authUserSchema = strictObject({
  id: string().required(),
  email: string().required(),
  is_admin: boolean().required(),
  language: mixed<LanguageCode>().oneOf(languageCodes).nullable().defined(),
  special: boolean().optional(),
  profile: memberProfileSchema.nullable().defined(),
}).meta({ name: 'AuthUser' });

/** Fields of every response to a sign-in. */
export const authFields = {
  success: boolean().required(),
  message: string().defined(),
  access_token: string().required(),
  token_type: string().required(),
  /** Present if the server made the session. */
  refresh_token: string().optional(),
  /** Seconds until `access_token` expires. */
  expires_in: number().optional(),
  user: authUserSchema.required(),
};

export const authResponseSchema = strictObject(authFields).meta({ name: 'AuthResponse' });
