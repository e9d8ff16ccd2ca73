import type * as contract from '@fanclub/contract/renewal-reminders/routes';
import { leaveMails } from '#features/members/leave-mails';
import type { HandlersOf } from '#pipeline/handler';

export const renewalRemindersHandlers: HandlersOf<typeof contract> = {
  leaveRenewalReminders: async ({ context, params }) => {
    await leaveMails(context, 'renewal', params.token);
    return { success: true };
  },
};
