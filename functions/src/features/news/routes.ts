import type * as contract from '@fanclub/contract/news/routes';
import { leaveMails } from '#features/members/leave-mails';
import type { HandlersOf } from '#pipeline/handler';

export const newsHandlers: HandlersOf<typeof contract> = {
  leaveNews: async ({ context, params }) => {
    await leaveMails(context, 'news', params.token);
    return { success: true };
  },
};
