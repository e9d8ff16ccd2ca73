import { type KeptReason, takeBackDays } from '@fanclub/contract/admin/import-routes';
import { isEarlier } from '@fanclub/contract/money/payments';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { secondPersonFromMs } from '@fanclub/contract/settings/second-person';
import { deleteMember } from '#features/admin/delete-member';
import { refuseIfNew } from '#features/money/asked-adjustments';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import { readAdmins } from '#repositories/admins';
import { recordAudit } from '#repositories/audit';
import { cardsOf } from '#repositories/cards';
import { readDependants } from '#repositories/families';
import { type ImportRow, importDoc, madeByImport } from '#repositories/imports';
import { keptMailsOf } from '#repositories/kept-mails';
import { mailsAbout } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { notesAbout } from '#repositories/member-notes';
import { membersFrom } from '#repositories/members';
import { readPaymentsOf } from '#repositories/payments';

/** How many members one call deletes. */
const deletedAtOnce = 25;

interface Kept {
  request_number: string;
  name: string;
  reason: KeptReason;
}

export interface TakenBack {
  done: number;
  waits: boolean;
  kept: Kept[];
}

/**
 * Takes an import back: the first owner asks, the second one agrees, and then each call deletes some of the members
 * whom nobody has touched. The agreement is stored before the first deletion. If the process dies, a repeated call goes
 * on: the deleted members are gone, and one whose deletion has begun is completed.
 */
export async function takeImportBack(
  context: ServerContext,
  by: string,
  id: string,
): Promise<TakenBack> {
  if (!(await agreed(context, by, id))) return { done: 0, waits: true, kept: [] };
  const { docs } = await madeByImport(context.db, id).get();
  const members = await membersFrom(context.db, context.db, docs);
  // A guardian can be deleted only after the dependants.
  const inOrder = members.toSorted(
    (one, other) => Number(one.has_family) - Number(other.has_family),
  );
  const kept: Kept[] = [];
  let done = 0;
  for (const member of inOrder) {
    if (done === deletedAtOnce) break;
    const reason = await whyKept(context, member);
    if (reason) kept.push(keptOf(member, reason));
    else {
      const isUntouched = ({ version }: Member) => version === member.version;
      const { records } = await deleteMember(context, by, member.id, isUntouched);
      if (records.members) done += 1;
      else kept.push(keptOf(member, 'changed'));
    }
  }
  return { done, waits: false, kept };
}

const keptOf = ({ request_number, first_name, last_name }: Member, reason: KeptReason): Kept => ({
  request_number,
  name: `${first_name} ${last_name}`,
  reason,
});

/**
 * Stores that an owner wants to take the import back, or agrees to another owner's wish. Returns true if both have
 * agreed, or if no other owner has signed in. Throws `invalid_transition` once the time is over.
 */
async function agreed(context: ServerContext, by: string, id: string): Promise<boolean> {
  const { db } = context;
  const now = context.now();
  const asked = (await importDoc(db, id).get()).data()?.asked?.by;
  if (asked && asked !== by) await refuseIfNew(context, [asked, by]);
  return inTransaction(db, async (transaction) => {
    const row = (await transaction.get(importDoc(db, id))).data();
    if (!row) throw new AppError('not_found');
    if (row.taken_back) return true;
    if (row.at.toMillis() + takeBackDays * dayMs < now.getTime())
      throw new AppError('invalid_transition');
    const staff = await readAdmins(transaction, db);
    const others = staff.filter(
      ({ email, role, googleSub }) => email !== by && role === 'owner' && googleSub !== null,
    );
    const goneAt = staff.find(({ email }) => email === by)?.secondGoneAt?.toMillis() ?? null;
    const isAlone = others.length === 0;
    if (isAlone && secondPersonFromMs(goneAt, now.getTime()) !== null) {
      throw new AppError('second_person_gone');
    }
    const isAgreed = isAlone || (row.asked !== null && row.asked.by !== by);
    if (!isAgreed && row.asked) return false;
    const mark = { by, at: timestampOf(now) };
    const change: Partial<ImportRow> = isAgreed ? { taken_back: mark } : { asked: mark };
    transaction.update(importDoc(db, id), change);
    recordAudit(context, transaction, { adminEmail: by, action: 'take_import_back' }, now);
    return isAgreed;
  });
}

/** Returns why a member whom an import made stays; null for one whom nobody has touched. */
async function whyKept({ db }: ServerContext, member: Member): Promise<KeptReason | null> {
  const { id, imported, version, created_at } = member;
  if (member.email_confirmed_at || member.legal_record || member.has_password) return 'signed_in';
  const [payments, cards, mails, keptMails, notes, dependants] = await Promise.all([
    readPaymentsOf(db, id),
    cardsOf(db, id).get(),
    mailsAbout(db, id).get(),
    keptMailsOf(db, id).limit(1).get(),
    notesAbout(db, id).limit(1).get(),
    inTransaction(db, (transaction) => readDependants(transaction, db, id)),
  ]);
  const isTold = mails.docs.some((row) => row.data().message.template !== 'member_invited');
  const isMoved = cards.docs.some((row) => row.data().since.toMillis() !== created_at.toMillis());
  const why: Record<KeptReason, boolean> = {
    signed_in: false,
    paid: payments.some(({ kind, reverses }) => !isEarlier(kind) || reverses !== null),
    card: isMoved,
    mailed: isTold || !keptMails.empty,
    noted: !notes.empty,
    family: dependants.length > 0,
    changed: version !== imported?.version,
  };
  return (Object.keys(why) as KeptReason[]).find((reason) => why[reason]) ?? null;
}
