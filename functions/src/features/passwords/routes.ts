import type * as routes from '@fanclub/contract/passwords/routes';
import { linkSent } from '#features/links/link-sent';
import { requestLink } from '#features/links/request-link';
import { presentSession } from '#features/sessions/present-session';
import type { Handler } from '#pipeline/handler';
import { changePassword as changePasswordOf } from './change-password.ts';
import { resetPassword as resetPasswordBy } from './reset-password.ts';

export const forgotPassword: Handler<typeof routes.forgotPassword> = async (request) => {
  await requestLink(request.context, 'reset', request.body.email, request.language);
  return linkSent(request.language);
};

export const resetPassword: Handler<typeof routes.resetPassword> = async ({ context, body }) => {
  const { generated } = await resetPasswordBy(context, body.token, body.new_password);
  return { success: true, message: '', ...(generated && { new_password: generated }) };
};

export const changePassword: Handler<typeof routes.changePassword> = async (request) => {
  const { current_password, old_password, new_password } = request.body;
  const { session, caller } = await changePasswordOf(
    request.context,
    request.caller,
    current_password ?? old_password ?? '',
    new_password,
  );
  return presentSession(request.context, session, caller);
};
