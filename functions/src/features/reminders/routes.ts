import { legalVersions } from '@fanclub/contract/registration/consents';
import type * as contract from '@fanclub/contract/reminders/routes';
import { reminderTtlMs } from '@fanclub/contract/reminders/routes';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { isRegistrationOpen } from '#features/settings/read-settings';
import type { HandlersOf } from '#pipeline/handler';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { reminderDoc, reminderIdOf } from '#repositories/reminders';

export const remindersHandlers: HandlersOf<typeof contract> = {
  remindMe: async ({ context, body, language }) => {
    const { name, email } = body;
    const { isOpen } = await remindMe(context, { name, email, language });
    return { success: true, is_open: isOpen };
  },
};

/**
 * Puts an e-mail on the list of reminders. It replaces an earlier entry with this e-mail, so that each e-mail has one
 * row and gets one mail. While registration is open, nothing is stored, because there is nothing to wait for. If
 * somebody uses the form again after registration has closed, they wait for the next opening.
 */
async function remindMe(
  context: ServerContext,
  { name, email, language }: { name: string; email: string; language: LanguageCode },
): Promise<{ isOpen: boolean }> {
  if (await isRegistrationOpen(context)) return { isOpen: true };
  const nowMs = context.now().getTime();
  await reminderDoc(context.db, reminderIdOf(email)).set({
    email,
    name: name.trim(),
    language,
    privacy_version: legalVersions.privacy,
    mail_id: null,
    created_at: timestampOf(nowMs),
    expires_at: timestampOf(nowMs + reminderTtlMs),
  });
  return { isOpen: false };
}
