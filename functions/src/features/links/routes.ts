import type * as contract from '@fanclub/contract/links/routes';
import { answerWithSession } from '#features/sessions/present-session';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import { flagNotMe } from './flag-not-me.ts';
import { openLink } from './open-link.ts';
import { askToConfirm, linkSent, requestLink } from './request-link.ts';

export const linksHandlers: HandlersOf<typeof contract> = {
  sendMagicLink: async (request) => {
    await requestLink(request.context, 'sign_in', request.body, request.language);
    return linkSent(request.language);
  },

  sendTrackingLink: async (request) => {
    await requestLink(request.context, 'sign_in', request.body, request.language);
    return linkSent(request.language);
  },

  verifyMagicLink: async ({ context, body }) => {
    const { session, caller } = await openLink(context, body.token);
    return answerWithSession(context, session, caller);
  },

  confirmAddress: async ({ context, caller }) => {
    if (caller.kind === 'admin') throw new AppError('forbidden');
    await askToConfirm(context, caller.member);
    return { success: true, message: '' };
  },

  notMe: async ({ context, body }) => {
    await flagNotMe(context, body.token);
    return { success: true, message: '' };
  },
};
