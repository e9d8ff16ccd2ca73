import { leaverOf } from '#features/mail/leave-link';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { reminderDoc } from '#repositories/reminders';

/** Deletes name and address. A mail that still waits is not sent. Safe to repeat. */
export async function leaveReminders(context: ServerContext, token: string): Promise<void> {
  const id = leaverOf(context, 'reminder', token);
  if (id === null) throw new AppError('invalid_reminder_link');
  await reminderDoc(context.db, id).delete();
}
