import type * as contract from '@fanclub/contract/passwords/routes';
import { linkSent, requestLink } from '#features/links/request-link';
import { asMember } from '#features/members/profile-policy';
import { answerWithSession } from '#features/sessions/present-session';
import type { HandlersOf } from '#pipeline/handler';
import { changePassword, setFirstPassword } from './change-password.ts';
import { resetPassword } from './reset-password.ts';

export const passwordsHandlers: HandlersOf<typeof contract> = {
  forgotPassword: async (request) => {
    await requestLink(request.context, 'reset', request.body, request.language);
    return linkSent(request.language);
  },

  resetPassword: async ({ context, body }) => {
    const { generated } = await resetPassword(context, body.token, body.new_password);
    return { success: true, message: '', ...(generated && { new_password: generated }) };
  },

  changePassword: async (request) => {
    const { current_password, old_password, new_password } = request.body;
    const { session, caller } = await changePassword(
      request.context,
      request.caller,
      current_password ?? old_password ?? '',
      new_password,
    );
    return answerWithSession(request.context, session, caller);
  },

  setFirstPassword: async ({ context, caller, body }) => {
    const signedIn = await setFirstPassword(context, asMember(caller), body.new_password);
    return answerWithSession(context, signedIn.session, signedIn.caller);
  },
};
