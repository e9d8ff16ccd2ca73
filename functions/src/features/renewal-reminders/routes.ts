import type * as contract from '@fanclub/contract/renewal-reminders/routes';
import { leaveMails } from '#features/members/leave-mails';
import { asMember } from '#features/members/profile-policy';
import type { HandlersOf } from '#pipeline/handler';
import { setMemberFields } from '#repositories/members';

export const renewalRemindersHandlers: HandlersOf<typeof contract> = {
  leaveRenewalReminders: async ({ context, params }) => {
    await leaveMails(context, 'renewal', params.token);
    return { success: true };
  },

  // The member's `version` stays, because a reviewer need not notice a change of this setting.
  setRenewalReminders: async ({ context, caller, body: { no_reminders } }) => {
    await setMemberFields(context.db, asMember(caller).uid, { no_reminders });
    return { success: true, no_reminders };
  },
};
