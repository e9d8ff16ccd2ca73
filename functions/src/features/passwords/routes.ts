import type { RouteBody } from '@fanclub/contract/http/route';
import {
  generatePassword,
  minimumPasswordScore,
  passwordScore,
} from '@fanclub/contract/members/password-rules';
import type * as contract from '@fanclub/contract/passwords/routes';
import { confirmEmail } from '#features/accounts/google-identity';
import { secureAccount } from '#features/accounts/make-account';
import { setPassword } from '#features/accounts/set-password';
import { consumeLink } from '#features/links/consume-link';
import { requireBirthDate } from '#features/links/prove-birth-date';
import { requestLink } from '#features/links/request-link';
import { asMember } from '#features/members/profile-policy';
import { answerWithSession } from '#features/sessions/present-session';
import type { HandlersOf } from '#pipeline/handler';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { findMember } from '#repositories/members';
import { changePassword, setFirstPassword } from './change-password.ts';
import { requireGoodPassword } from './require-good-password.ts';

export const passwordsHandlers: HandlersOf<typeof contract> = {
  forgotPassword: (request) => requestLink(request.context, 'reset', request),

  resetPassword: async ({ context, body }) => {
    const { generated } = await resetPassword(context, body);
    return { success: true, ...(generated && { new_password: generated }) };
  },

  changePassword: async (request) => {
    const { current_password, old_password, new_password } = request.body;
    const signedIn = await changePassword(
      request.context,
      request.caller,
      current_password ?? old_password ?? '',
      new_password,
    );
    return answerWithSession(request, signedIn);
  },

  setFirstPassword: async (request) => {
    const { context, caller, body } = request;
    const signedIn = await setFirstPassword(context, asMember(caller), body.new_password);
    return answerWithSession(request, signedIn);
  },
};

/**
 * Uses a reset link once. If the request has no password, one is generated and returned. The response is the only
 * place where it is shown; no mail has it. If the address is not proved, the birth date has to prove it.
 */
async function resetPassword(
  context: ServerContext,
  { token, new_password: ownPassword, birth_date }: RouteBody<typeof contract.resetPassword>,
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
    if (!member.email_confirmed_at) {
      if (birth_date === undefined) throw new AppError('birth_date_needed');
      await requireBirthDate(context, member, birth_date);
    }
    if (ownPassword !== undefined) requireGoodPassword('new_password', ownPassword, member);
    const account = await secureAccount(context, member);
    await confirmEmail(context, account, member);
    await setPassword(context, link.uid, password, link.email);
    return true;
  });
  if (!done) throw new AppError('invalid_reset_link');
  return { generated: ownPassword === undefined ? password : null };
}
