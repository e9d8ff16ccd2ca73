import type { register as registerRoute } from '@fanclub/contract/registration/routes';
import type { Handler } from '#http/handler';
import { presentSession } from '#sessions/present-session';
import { register as registerMember } from './register.ts';

export const register: Handler<typeof registerRoute> = async (request) => {
  const { member, session } = await registerMember(
    request.context,
    request.body,
    request.idempotencyKey,
  );
  const caller = { kind: 'member', uid: member.id, member } as const;
  return {
    ...(await presentSession(request.context, session, caller)),
    request_number: member.request_number,
    user_id: member.id,
    detail: '',
  };
};
