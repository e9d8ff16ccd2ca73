import { type PasswordOwner, passwordWeakness } from '@fanclub/contract/members/password-rules';
import { invalidFields } from '#platform/app-error';
import { isCommonPassword } from './common-passwords.ts';

/**
 * Throws a field error for a password that is guessed at once: a common one, one repeated character, blanks alone, or
 * the owner's name or e-mail. Every route that accepts a new password calls this function. The schemas have checked the
 * length.
 */
export function requireGoodPassword(field: string, password: string, owner: PasswordOwner): void {
  const weakness =
    passwordWeakness(password, owner) ??
    (isCommonPassword(password) ? 'password_too_common' : null);
  if (weakness) throw invalidFields({ [field]: weakness });
}
