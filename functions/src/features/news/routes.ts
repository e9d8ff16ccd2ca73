import type * as contract from '@fanclub/contract/news/routes';
import { leaveMails } from '#features/members/leave-mails';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { setMemberFields } from '#repositories/members';

export const newsHandlers: HandlersOf<typeof contract> = {
  leaveNews: async ({ context, params }) => {
    await leaveMails(context, 'news', params.token);
    return { success: true };
  },

  // The member's `version` stays, because a reviewer need not notice a change of this setting.
  setNews: async ({ context, caller, body }) => {
    await setMemberFields(context.db, asMember(caller).uid, { no_news: body.no_news });
    return { success: true, no_news: body.no_news };
  },
};
