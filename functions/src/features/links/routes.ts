import type * as contract from '@fanclub/contract/links/routes';
import { answerWithSession } from '#features/sessions/present-session';
import type { HandlersOf } from '#pipeline/handler';
import { flagNotMe } from './flag-not-me.ts';
import { linkSent } from './link-sent.ts';
import { openLink } from './open-link.ts';
import { requestLink } from './request-link.ts';

export const linksHandlers: HandlersOf<typeof contract> = {
  sendMagicLink: async (request) => {
    await requestLink(request.context, 'sign_in', request.body.email, request.language);
    return linkSent(request.language);
  },

  verifyMagicLink: async ({ context, body }) => {
    const { session, caller } = await openLink(context, body.token);
    return answerWithSession(context, session, caller);
  },

  notMe: async ({ context, body }) => {
    await flagNotMe(context, body.token);
    return { success: true, message: '' };
  },
};
