import type * as contract from '@fanclub/contract/reminders/routes';
import type { HandlersOf } from '#pipeline/handler';
import { leaveReminders, remindMe } from './remind-me.ts';
import { countReminders, sendReminders } from './send-reminders.ts';

export const remindersHandlers: HandlersOf<typeof contract> = {
  remindMe: async ({ context, body, language }) => {
    const { name, email } = body;
    const { isOpen } = await remindMe(context, { name, email, language });
    return { success: true, message: '', is_open: isOpen };
  },

  leaveReminders: async ({ context, body }) => {
    await leaveReminders(context, body.token);
    return { success: true, message: '' };
  },

  reminders: ({ context }) => countReminders(context),

  sendReminders: ({ context, caller }) => sendReminders(context, caller.email),
};
