import type { register as registerRoute } from '@fanclub/contract/registration/routes';
import { presentKnownSession } from '#features/sessions/present-session';
import type { Handler } from '#pipeline/handler';
import { isSpecialAccount } from '#repositories/special-account';
import { register as registerMember } from './register.ts';

export const register: Handler<typeof registerRoute> = async ({
  context,
  body,
  idempotencyKey,
}) => {
  const [{ member, session }, isSpecial] = await Promise.all([
    registerMember(context, body, idempotencyKey),
    isSpecialAccount(context.db, body.email),
  ]);
  return {
    ...presentKnownSession(session, { kind: 'member', uid: member.id, member }, isSpecial),
    request_number: member.request_number,
    user_id: member.id,
    detail: '',
  };
};
