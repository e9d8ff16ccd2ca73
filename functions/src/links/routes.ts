import { linkSentMessage } from '@fanclub/contract/auth/link-sent-message';
import type * as routes from '@fanclub/contract/auth/routes';
import type { LanguageCode } from '@fanclub/contract/text/language';
import type { Handler } from '#http/handler';
import { presentSession } from '#sessions/present-session';
import { flagNotMe } from './flag-not-me.ts';
import { openLink } from './open-link.ts';
import { requestLink } from './request-link.ts';

/** The same for every address, known or not. */
const linkSent = (language: LanguageCode) => ({
  success: true,
  message: linkSentMessage(language),
});

export const sendMagicLink: Handler<typeof routes.sendMagicLink> = async (request) => {
  await requestLink(request.context, 'sign_in', request.body.email, request.language);
  return linkSent(request.language);
};

export const forgotPassword: Handler<typeof routes.forgotPassword> = async (request) => {
  await requestLink(request.context, 'reset', request.body.email, request.language);
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
