import { deleteMemberAccount } from '#features/accounts/delete-account';
import { dropMerge } from '#features/members/drop-merge';
import { sessionsEndingNow } from '#pipeline/end-sessions';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { deleteObject } from '#platform/object-store';
import { recordAudit } from '#repositories/audit';
import { cardsOf } from '#repositories/cards';
import { readDependants } from '#repositories/families';
import { idempotencyOf } from '#repositories/idempotency';
import { keptMailsOf } from '#repositories/kept-mails';
import { linksOf } from '#repositories/login-links';
import { mailsAbout, mailsTo } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { membersToMergeWith } from '#repositories/member-lists';
import { notesAbout } from '#repositories/member-notes';
import { personDoc, requireMember } from '#repositories/members';
import { closeCodesFor } from '#repositories/promo-codes';
import { reservationsUsedBy } from '#repositories/promo-reservations';
import { reminderDoc, reminderIdOf } from '#repositories/reminders';
import { deleteAll } from '#repositories/rows';
import { deleteUpload, fileUrlOf, findUploadsOf } from '#repositories/uploads';
import { type Deletion, deleteMemberRow } from './delete-member-row.ts';

const nothingDeleted: Deletion = { records: {}, files: [] };

/**
 * Deletes a member who has no dependants, and everything that belongs to the member. `adminEmail` is null if no admin
 * requested it. Nothing is deleted if `isWanted` returns false when the deletion begins. The person, the
 * applications and the lock are deleted last: until then everything that is left can be found from the person, so a
 * repeated call completes a deletion that crashed. The returned numbers count only what this call deleted. Throws
 * `user_not_found` once the person is gone.
 */
export async function deleteMember(
  context: ServerContext,
  adminEmail: string | null,
  memberId: string,
  isWanted: (member: Member) => boolean = () => true,
): Promise<Deletion> {
  return context.mutex.run([`member:${memberId}`], async () => {
    const member = await begin(context, adminEmail, memberId, isWanted);
    if (!member) return nothingDeleted;
    const accounts = (await deleteMemberAccount(context, memberId)) ? 1 : 0;
    const files = await deleteFiles(context, member);
    const belongings = await deleteBelongings(context, member);
    const records: Record<string, number> = { accounts, uploads: files.length, ...belongings };
    const last = await deleteMemberRow(context, adminEmail, memberId);
    for (const [name, count] of Object.entries(last.records)) {
      records[name] = (records[name] ?? 0) + count;
    }
    return { records, files: [...files, ...last.files] };
  });
}

/**
 * Ends the member's sessions and drops a waiting merge of the member, so that nothing is added while the rest is being
 * deleted, and nothing that is to be deleted moves to another member. The audit row says who began,
 * because a run that crashes has already deleted data. Returns null if the deletion is not wanted any longer.
 */
function begin(
  context: ServerContext,
  adminEmail: string | null,
  memberId: string,
  isWanted: (member: Member) => boolean,
): Promise<Member | null> {
  const { db } = context;
  return inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, memberId);
    if (!isWanted(member)) return null;
    const dependants = await readDependants(transaction, db, memberId);
    if (dependants.length > 0) throw new AppError('family_remains');
    const merging = await transaction.get(membersToMergeWith(db, [memberId]));
    const now = context.now();
    for (const { id } of merging.docs) dropMerge(context, transaction, id, now);
    transaction.update(personDoc(db, memberId), {
      ...(member.merge && { merge: null }),
      sessions_valid_after: sessionsEndingNow(now),
      // An offer of an account is withdrawn. Otherwise the member could accept it and get an account after the step
      // that deletes the account.
      ...(member.account_offer && { account_offer: null }),
    });
    recordAudit(context, transaction, { adminEmail, action: 'delete_begun', memberId }, now);
    return member;
  });
}

/**
 * Deletes a member's images. Each stored file is deleted before its row, because a repeated call can find a row without
 * a file, but not a file without a row.
 */
async function deleteFiles(context: ServerContext, member: Member): Promise<string[]> {
  const files: string[] = [];
  for (const upload of await findUploadsOf(context.db, member.id)) {
    await deleteObject(context.bucket(), upload.object_path);
    await deleteUpload(context.db, upload.id);
    files.push(fileUrlOf(upload.id));
  }
  return files;
}

/**
 * Deletes rows of other collections that belong to the member, and closes the promo codes that are reserved for the
 * e-mail. `deleteFiles` has deleted the uploads before. `deleteMemberRow` later deletes the payments and the rows that
 * were added meanwhile. Returns the number of deleted rows by collection, without the entry in the list of reminders.
 */
async function deleteBelongings({ db }: ServerContext, { id, email, guardian_id }: Member) {
  // A member without an account has the guardian's e-mail or none, so rows of that e-mail are not the member's.
  const isOwn = guardian_id === null && email !== '';
  if (isOwn) await reminderDoc(db, reminderIdOf(email)).delete();
  if (isOwn) await closeCodesFor(db, email);
  // If somebody enters this e-mail to get a link, the row of that mail has only the e-mail and no member id.
  const asked = isOwn ? await deleteAll(db, mailsTo(db, email)) : 0;
  return {
    mail: (await deleteAll(db, mailsAbout(db, id))) + asked,
    mails: await deleteAll(db, keptMailsOf(db, id)),
    cards: await deleteAll(db, cardsOf(db, id)),
    member_notes: await deleteAll(db, notesAbout(db, id)),
    login_links: await deleteAll(db, linksOf(db, id)),
    promo_reservations: await deleteAll(db, reservationsUsedBy(db, id)),
    idempotency: await deleteAll(db, idempotencyOf(db, id)),
  };
}
