import type * as contract from '@fanclub/contract/links/routes';
import { asMember } from '#features/members/profile-policy';
import { answerWithSession } from '#features/sessions/present-session';
import type { HandlersOf } from '#pipeline/handler';
import { AppError } from '#platform/app-error';
import { askToChangeEmail } from './ask-to-change-email.ts';
import { changeEmail } from './change-email.ts';
import { flagNotMe } from './flag-not-me.ts';
import { openLink } from './open-link.ts';
import { proveBirthDate } from './prove-birth-date.ts';
import { askToConfirm, requestLink } from './request-link.ts';
import { undoEmail } from './undo-email.ts';

export const linksHandlers: HandlersOf<typeof contract> = {
  sendMagicLink: (request) => requestLink(request.context, 'sign_in', request),

  sendTrackingLink: (request) => requestLink(request.context, 'sign_in', request),

  verifyMagicLink: async (request) =>
    answerWithSession(request, await openLink(request.context, request.body.token, request.caller)),

  proveBirthDate: async ({ context, language, body, caller }) =>
    answerWithSession(
      { context, language },
      await proveBirthDate(context, asMember(caller), body.birth_date),
    ),

  confirmAddress: async ({ context, caller, isWithinLimit }) => {
    if (caller.kind === 'admin') throw new AppError('forbidden');
    if (isWithinLimit) await askToConfirm(context, caller.member);
    return { success: true };
  },

  askToChangeEmail: async ({ context, caller, body }) => {
    await askToChangeEmail(context, asMember(caller), body);
    return { success: true };
  },

  changeEmail: async (request) => {
    const signedIn = await changeEmail(request.context, request.body.token, request.caller);
    return { success: true, session: signedIn && (await answerWithSession(request, signedIn)) };
  },

  undoEmail: async ({ context, body }) => {
    await undoEmail(context, body.token);
    return { success: true };
  },

  notMe: async ({ context, body }) => {
    await flagNotMe(context, body.token);
    return { success: true };
  },
};
