import {
  generatePassword,
  minimumPasswordScore,
  passwordScore,
} from '@fanclub/contract/members/password-rules';
import { confirmEmail } from '#features/accounts/google-identity';
import { secureAccount } from '#features/accounts/make-account';
import { setPassword } from '#features/accounts/set-password';
import { consumeLink } from '#features/links/consume-link';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';

/**
 * Uses a reset link once. If the request has no password, one is generated and returned. The response is the only
 * place where it is shown; no mail has it.
 */
export async function resetPassword(
  context: ServerContext,
  token: string,
  ownPassword: string | undefined,
): Promise<{ generated: string | null }> {
  if (ownPassword !== undefined && passwordScore(ownPassword) < minimumPasswordScore) {
    throw invalidFields({
      new_password: ownPassword === '' ? 'password_required' : 'password_too_weak',
    });
  }
  const password = ownPassword ?? generatePassword();
  const done = await consumeLink(context, token, ['reset'], async (link) => {
    const member = await findMember(context.db, link.uid);
    // A link that was mailed to an earlier e-mail of the member is refused.
    if (member?.email !== link.email) throw new AppError('invalid_reset_link');
    const account = await secureAccount(context, member);
    await confirmEmail(context, account, member);
    await setPassword(context, link.uid, password);
    return true;
  });
  if (!done) throw new AppError('invalid_reset_link');
  return { generated: ownPassword === undefined ? password : null };
}
