import type { LanguageCode } from '@fanclub/contract/text/languages';
import { requireGate } from '#pipeline/admin-gate';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { adminDoc } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { memberDoc, requireMember, setMemberFields } from '#repositories/members';
import { canUseProfile } from './profile-policy.ts';

/**
 * Keeps the language of a profile, or of the admin who calls. One field, the same however often it
 * comes; the version stays, since nobody reviews a language. Whoever has no account reads none.
 */
export async function setLanguage(
  context: ServerContext,
  caller: Caller,
  memberId: string,
  language: LanguageCode,
): Promise<void> {
  if (!canUseProfile(caller, memberId)) throw new AppError('forbidden');
  if (caller.kind === 'member') return setMemberFields(context.db, memberId, { language });
  if (caller.uid !== memberId) {
    requireGate(context, caller);
    return setAsAdmin(context, caller.email, memberId, language);
  }
  await adminDoc(context.db, caller.email).update({ language });
}

function setAsAdmin(
  context: ServerContext,
  adminEmail: string,
  memberId: string,
  language: LanguageCode,
): Promise<void> {
  return inTransaction(context.db, async (transaction) => {
    const member = await requireMember(transaction, context.db, memberId);
    if (member.guardian_id) throw new AppError('forbidden');
    if (member.language === language) return;
    transaction.update(memberDoc(context.db, memberId), { language });
    const entry = { adminEmail, action: 'update', memberId } as const;
    recordAudit(context, transaction, { ...entry, fields: ['language'] }, context.now());
  });
}
