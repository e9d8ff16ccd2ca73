import { pick } from '@fanclub/contract/members/by-name';
import type { Transaction } from 'firebase-admin/firestore';
import { decidePromo } from '#features/promo/decide-promo';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { keepKey } from '#repositories/idempotency';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { readMember } from '#repositories/members';
import { parseNotificationSettings } from '#repositories/notification-settings';
import { parseRegistrationSettings } from '#repositories/registration-settings';
import { type TakenNumbers, takenAmong } from './free-numbers.ts';
import { memberFromRequest } from './member-from-request.ts';
import {
  alsoPaidBy,
  newcomerRow,
  passportsOf,
  type ReadNewcomer,
  readApplicants,
  writeApplication,
} from './newcomer-rows.ts';
import { type RegistrationReads, readRegistration } from './read-registration.ts';
import type { RegistrationAttempt } from './registration-attempt.ts';
import { checkDeadline, checkUploads, ownPassport } from './registration-checks.ts';
import { registrationMails } from './registration-mails.ts';
import { writePromoUse } from './write-promo-use.ts';

export type CommitOutcome =
  | { kind: 'created'; member: Member; family: Member[]; receiptHash: string }
  /** The same Idempotency-Key and body came before. */
  | { kind: 'repeated'; member: Member }
  /** The e-mail is taken. */
  | { kind: 'taken'; member: Member };

/**
 * One transaction for all that a registration writes: member, family, e-mail lock, promo use, uploads,
 * request numbers and mail, or nothing at all. It locks this member's documents and no other, but
 * for the record of a promo code whose limit has to hold, where no hold has counted the use.
 */
export function commitRegistration(
  context: ServerContext,
  attempt: RegistrationAttempt,
): Promise<CommitOutcome | TakenNumbers> {
  return inTransaction(context.db, async (transaction) => {
    const reads = await readRegistration(context, transaction, attempt);
    const now = context.now();
    const earlier = await earlierOutcome(context, transaction, attempt, reads, now);
    if (earlier) return earlier;
    const family = await readApplicants(transaction, context.db, attempt.family, {
      ...{ numbers: attempt.familyNumbers, field: 'family' },
    });
    const taken = takenAmong([reads, ...family]);
    return taken ?? create(context, transaction, attempt, { ...reads, family }, now);
  });
}

/** What an earlier registration makes of this one, if there is one. */
async function earlierOutcome(
  { db }: ServerContext,
  transaction: Transaction,
  attempt: RegistrationAttempt,
  { earlier, admin, emailHolder }: RegistrationReads,
  now: Date,
): Promise<CommitOutcome | null> {
  if (earlier) {
    const member = await readMember(transaction, db, earlier.uid);
    if (member && earlier.expires_at.toMillis() > now.getTime()) {
      if (!attempt.bodyHashes.includes(earlier.body_hash)) {
        throw new AppError('registration_already_submitted');
      }
      return { kind: 'repeated', member };
    }
  }
  if (admin.exists) throw new AppError('user_already_exists');
  if (emailHolder) {
    const member = await readMember(transaction, db, emailHolder);
    if (member) return { kind: 'taken', member };
  }
  return null;
}

async function create(
  context: ServerContext,
  transaction: Transaction,
  attempt: RegistrationAttempt,
  reads: RegistrationReads & { family: ReadNewcomer[] },
  now: Date,
): Promise<CommitOutcome> {
  const { db } = context;
  const { body, uid, requestNumber, rate } = attempt;
  const [fingerprint] = attempt.fingerprints;
  const settings = parseRegistrationSettings(reads.settings);
  const passports = [...ownPassport(reads.passport), ...passportsOf(reads.family)];
  const receipt = checkUploads(reads.receipt.data(), passports, now.getTime());
  checkDeadline(settings, receipt, now.getTime());
  const promo = decidePromo(body, settings.prices, reads.promo, reads.hold?.data(), now.getTime());
  const { cost, promoCode } = promo;
  const decided = { requestNumber, settings, cost, promoCode, rate, fingerprint, now };
  const has_family = reads.family.length > 0;
  const member = { id: uid, ...memberFromRequest(body, decided), has_family };
  const copies = has_family
    ? await alsoPaidBy(transaction, db, [body, ...reads.family.map((each) => each.body)], {
        ...{ family: uid, sha256: receipt.sha256 },
      })
    : [];
  const agreed = pick(member, ['legal_consents', 'legal_record']);
  const family = reads.family.map((each) =>
    newcomerRow(each, { settings, rate, agreed, alsoPaidBy: copies, now }),
  );
  for (const each of [member, ...family]) writeApplication(transaction, db, each);
  writeLocks(context, transaction, attempt, member);
  writePromoUse(context, transaction, attempt.uid, reads, promo);
  const notifications = parseNotificationSettings(reads.notifications);
  for (const { id, mail } of registrationMails(attempt, notifications, now, family)) {
    transaction.create(mailDoc(context.db, id), mail);
  }
  return { kind: 'created', member, family, receiptHash: receipt.sha256 };
}

function writeLocks(
  context: ServerContext,
  transaction: Transaction,
  { uid, requestNumber, ...hashes }: RegistrationAttempt,
  { email, created_at }: Member,
): void {
  const { db } = context;
  transaction.set(memberEmailDoc(context, email), { uid, created_at });
  const sent = { ...hashes, at: created_at };
  keepKey(transaction, db, sent, { uid, request_number: requestNumber });
}
