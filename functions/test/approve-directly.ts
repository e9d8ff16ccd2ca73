import { randomInt } from 'node:crypto';
import { writeAccount } from '../src/features/dues/write-account.ts';
import { serverContext } from '../src/platform/context.ts';
import { inTransaction } from '../src/platform/firebase/in-transaction.ts';
import { requireMember } from '../src/repositories/members.ts';
import { approvalOf } from '../src/testing/approval.ts';

/** Approves a registered member without an admin and without a mail, by default with the payment of the amount due. */
export async function approveDirectly<Built extends { id: string }>(
  built: Built,
  { season, isPaid = true }: { season?: string; isPaid?: boolean } = {},
): Promise<Built> {
  const { db, now } = serverContext();
  const facts = {
    by: 'reviewer@club.test',
    now: now(),
    memberNumber: randomInt(1_000_000, 9_999_999),
    isPaid,
  };
  await inTransaction(db, async (transaction) => {
    const member = await requireMember(transaction, db, built.id);
    const applicant = { ...member, ...(season && { season }) };
    const approval = approvalOf(applicant, facts);
    const { season: approved } = applicant;
    const applications = member.applications.map((one) => ({ ...one, season: approved }));
    const update = { ...approval.update, season: approved, applications };
    writeAccount(transaction, db, member, { ...approval, update });
  });
  return built;
}
