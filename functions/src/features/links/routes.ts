import type * as routes from '@fanclub/contract/links/routes';
import { presentSession } from '#features/sessions/present-session';
import type { Handler } from '#pipeline/handler';
import { flagNotMe } from './flag-not-me.ts';
import { linkSent } from './link-sent.ts';
import { openLink } from './open-link.ts';
import { requestLink } from './request-link.ts';

export const sendMagicLink: Handler<typeof routes.sendMagicLink> = async (request) => {
  await requestLink(request.context, 'sign_in', request.body.email, request.language);
  return linkSent(request.language);
};

export const verifyMagicLink: Handler<typeof routes.verifyMagicLink> = async ({
  context,
  body,
}) => {
  const { session, caller } = await openLink(context, body.token);
  return presentSession(context, session, caller);
};

export const notMe: Handler<typeof routes.notMe> = async ({ context, body }) => {
  await flagNotMe(context, body.token);
  return { success: true, message: '' };
};
