import type { LanguageCode } from '@fanclub/contract/text/language';
import { adminDoc } from '#admin/admin-repository';
import type { ServerContext } from '#app/context';
import { AppError } from '#http/app-error';
import type { Caller } from '#sessions/caller';
import { findMember } from './member-repository.ts';
import { canUseProfile } from './profile-policy.ts';
import { updateMember } from './update-member.ts';

/**
 * Keeps the language of a profile, or of the admin who calls. One write of one field, the same
 * however often it comes; the version stays, since nobody reviews a language.
 */
export async function setLanguage(
  context: ServerContext,
  caller: Caller,
  userId: string,
  language: LanguageCode,
): Promise<void> {
  if (!canUseProfile(caller, userId)) throw new AppError('forbidden');
  if (caller.kind === 'admin') {
    if (caller.uid === userId) {
      await adminDoc(context.db, caller.email).update({ language });
      return;
    }
    if (!(await findMember(context.db, userId))) throw new AppError('user_not_found');
  }
  await updateMember(context.db, userId, { language });
}
