import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '#features/members/record-change';
import { flagsWith } from '#features/members/review-flags';
import type { ServerContext } from '#platform/context';
import type { LeftMs } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import { log } from '#platform/log';
import type { Member } from '#repositories/member';
import { findMember, memberDoc, membersWithTransfer, readMember } from '#repositories/members';
import { countUse, findLayouts, newLayout } from '#repositories/receipt-layouts';
import { findPrint } from '#repositories/receipt-prints';
import {
  countReceiptsWith,
  receiptsToCompare,
  receiptsWithMarks,
} from '#repositories/receipt-twins';
import { requestNumberDoc } from '#repositories/request-numbers';
import { readUpload, type Upload, uploadDoc } from '#repositories/uploads';
import { createTwinFinder } from './find-twins.ts';
import { isSameFamily } from './same-family.ts';

const rowsAtOnce = 10;
const shown = 5;

async function twinFinder({ db, now }: ServerContext) {
  return createTwinFinder<Upload>(
    {
      findPrint: (id) => findPrint(db, id),
      countMarks: (marks) => countReceiptsWith(db, marks),
      findWithMarks: (marks) => receiptsWithMarks(db, marks),
      newLayout: (packed) => newLayout(packed, now()),
      countUse: (layout) => countUse(db, layout, now()),
    },
    await findLayouts(db),
  );
}

type TwinFinder = Awaited<ReturnType<typeof twinFinder>>;

/**
 * Compares the receipts of new applications with those of others and flags what was used before:
 * another picture of the same receipt, or the same tracking number. Not in the request: nobody waits
 * for it, and a registration costs no more. Answers how many it looked at. Killed in the middle, or run
 * twice at once, it looks at the same ones again and comes to the same.
 */
export async function checkReceipts(context: ServerContext, leftMs: LeftMs): Promise<number> {
  const due = receiptsToCompare(context.db).limit(rowsAtOnce);
  let findTwins: TwinFinder | undefined;
  let checked = 0;
  while (leftMs() > 0) {
    const { docs } = await due.get();
    if (docs.length === 0) break;
    findTwins ??= await twinFinder(context);
    for (const row of docs) {
      if (leftMs() <= 0) break;
      await check(context, { id: row.id, ...row.data() }, findTwins);
      checked += 1;
    }
  }
  return checked;
}

async function check(context: ServerContext, upload: Upload, findTwins: TwinFinder): Promise<void> {
  const member = upload.claimed_by ? await findMember(context.db, upload.claimed_by) : null;
  const { twins, marks } = await findTwins(upload.id).catch((error: unknown) => {
    // One that cannot be compared must not come first for ever.
    log.error('receipt not compared', error, { upload: upload.id });
    return { twins: [] as Upload[], marks: [] as string[] };
  });
  const others = member ? await samePayment(context, member, twins) : [];
  await keep(context, upload, { marks, others });
}

/** The other applications that came with the same payment: by bytes, by picture, by tracking number. */
async function samePayment(
  { db }: ServerContext,
  member: Member,
  twins: readonly Upload[],
): Promise<Member[]> {
  const { transfer_number: transfer, receipt_also_used_by: told } = member;
  const [toldOf, withNumber] = await Promise.all([
    Promise.all(told.map((number) => requestNumberDoc(db, number).get())),
    transfer ? membersWithTransfer(db, transfer) : [],
  ]);
  const ids = [...toldOf.map((row) => row.data()?.uid), ...twins.map((twin) => twin.claimed_by)];
  const present = new Set(ids.filter((id) => typeof id === 'string'));
  const withTwin = await Promise.all([...present].map((id) => findMember(db, id)));
  const found = [...withTwin, ...withNumber];
  return found.filter((other) => other !== null).filter((other) => other.id !== member.id);
}

/**
 * Adds what was found to what equal bytes told at once, takes out who is of the same family, and marks
 * the receipt as compared.
 */
function keep(
  { db }: ServerContext,
  { id, claimed_by: uid }: Upload,
  { marks, others }: { marks: string[]; others: readonly Member[] },
): Promise<void> {
  return inTransaction(db, async (transaction) => {
    const upload = await readUpload(transaction, db, id);
    if (!upload || upload.claimed_by !== uid) return;
    const member = uid ? await readMember(transaction, db, uid) : null;
    transaction.update(uploadDoc(db, id), { twins: 'done', marks });
    // Another receipt has taken its place, which is compared in its turn.
    if (member?.receipt_upload !== id || others.length === 0) return;
    const told = new Set(member.receipt_also_used_by);
    for (const other of others) {
      if (isSameFamily(member, other)) told.delete(other.request_number);
      else told.add(other.request_number);
    }
    const receipt_also_used_by = [...told].slice(0, shown);
    if (isDeepStrictEqual(receipt_also_used_by, member.receipt_also_used_by)) return;
    transaction.update(memberDoc(db, member.id), {
      receipt_also_used_by,
      ...flagsWith(member, { receipt_also_used_by }),
      // Whoever decides on what was there before is told.
      ...recordChange(member, ['flags']),
    });
  });
}
