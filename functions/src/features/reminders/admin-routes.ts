import type * as contract from '@fanclub/contract/reminders/admin-routes';
import type { HandlersOf } from '#pipeline/handler';
import { sendReminders } from './send-reminders.ts';

export const adminRemindersHandlers: HandlersOf<typeof contract> = {
  sendReminders: ({ context, caller }) => sendReminders(context, caller.email),
};
