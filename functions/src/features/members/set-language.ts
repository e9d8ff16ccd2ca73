import type { LanguageCode } from '@fanclub/contract/text/languages';
import { requireGate } from '#pipeline/admin-gate';
import type { Caller } from '#pipeline/caller';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { setAdminFields } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { personDoc, requireMember } from '#repositories/members';
import { canUseProfile } from './profile-policy.ts';
import { readFamily, writeFamily } from './write-family.ts';

/**
 * Stores the language of a member, or of the admin who calls. A repeated call changes nothing. The row's version does
 * not change, because nobody reviews a language. A dependant always has the guardian's language, so a call for a
 * dependant throws `forbidden`.
 */
export async function setLanguage(
  context: ServerContext,
  caller: Caller,
  memberId: string,
  language: LanguageCode,
): Promise<void> {
  if (!canUseProfile(caller, memberId)) throw new AppError('forbidden');
  if (caller.kind === 'member') return setFor(context, memberId, language, null);
  if (caller.uid !== memberId) {
    requireGate(context, caller);
    return setFor(context, memberId, language, caller.email);
  }
  await setAdminFields(context.db, caller.email, { language });
}

/** Sets the language of a member and of the dependants, whose mails are written in it. */
function setFor(
  context: ServerContext,
  memberId: string,
  language: LanguageCode,
  adminEmail: string | null,
): Promise<void> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, memberId);
    if (member.guardian_id) throw new AppError('forbidden');
    const now = context.now();
    const family = await readFamily(transaction, db, member);
    writeFamily(transaction, db, { family, given: { language } });
    if (member.language === language) return;
    transaction.update(personDoc(db, memberId), { language });
    if (adminEmail === null) return;
    const entry = { adminEmail, action: 'update', memberId } as const;
    recordAudit(context, transaction, { ...entry, fields: ['language'] }, now);
  });
}
