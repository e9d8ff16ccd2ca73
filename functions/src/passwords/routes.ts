import type * as routes from '@fanclub/contract/auth/routes';
import type { Handler } from '#http/handler';
import { presentSession } from '#sessions/present-session';
import { changePassword as changePasswordOf } from './change-password.ts';
import { resetPassword as resetPasswordBy } from './reset-password.ts';

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
