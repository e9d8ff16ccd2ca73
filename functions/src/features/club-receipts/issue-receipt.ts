import { clubDay } from '@fanclub/contract/brand/club-day';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { dueOf, receivedOf } from '@fanclub/contract/money/due';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Transaction } from 'firebase-admin/firestore';
import { hasClubReceipt } from '#features/dues/payment-rows';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { timestampOf } from '#platform/time';
import {
  type ClubReceiptDocument,
  clubReceiptDoc,
  clubReceiptsOf,
  nextReceiptNumber,
} from '#repositories/club-receipts';
import type { Member } from '#repositories/member';
import { readWithApplication, requireMember } from '#repositories/members';
import { type Payment, readPayments } from '#repositories/payments';

/** A receipt, with the data that can change and are therefore not stored in its row. */
export interface IssuedReceipt {
  receipt: ClubReceiptDocument;
  /** True if the payment was reversed after the receipt was issued. */
  isVoid: boolean;
  /** The language of the person who pays. */
  language: LanguageCode;
}

/**
 * Returns the club's receipt for a payment. The first call issues it: the number and the row are written in one
 * transaction, so that a repeated call returns the same receipt and a call that dies leaves no gap. Throws
 * `user_not_found`, and `payment_not_found` if the payment has no receipt (see `hasClubReceipt`).
 */
export async function issueReceipt(
  context: ServerContext,
  { memberId, paymentId }: { memberId: string; paymentId: string },
): Promise<IssuedReceipt> {
  const issue = () =>
    inTransaction(context.db, (transaction) =>
      issueIn(context, transaction, { memberId, paymentId }),
    );
  const isIssued = (await clubReceiptDoc(context.db, memberId, paymentId).get()).exists;
  // All new receipts take their number from one row. Calls of one instance wait for each other here, so that their
  // transactions do not conflict on that row.
  return isIssued ? issue() : context.mutex.run(['club-receipts'], issue);
}

async function issueIn(
  context: ServerContext,
  transaction: Transaction,
  { memberId, paymentId }: { memberId: string; paymentId: string },
): Promise<IssuedReceipt> {
  const { db } = context;
  const member = await requireMember(transaction, db, memberId);
  const guardian = member.guardian_id
    ? await requireMember(transaction, db, member.guardian_id)
    : null;
  const stored = await readPayments(transaction, db, memberId);
  const { language } = guardian ?? member;
  const isVoid = stored.some(({ reverses }) => reverses === paymentId);
  const row = clubReceiptDoc(db, memberId, paymentId);
  const before = (await transaction.get(row)).data();
  if (before) return { receipt: before, isVoid, language };
  const payment = stored.find(({ id }) => id === paymentId);
  if (!payment || !hasClubReceipt(payment, isVoid)) throw new AppError('payment_not_found');
  const same = await readSame(transaction, context, memberId, payment, stored);
  if (same) {
    transaction.create(row, same);
    return { receipt: same, isVoid, language };
  }
  const named = payment.request_number;
  const application = (await readWithApplication(transaction, db, member, named)) ?? member;
  const now = context.now();
  const year = Number(clubDay(now).slice(0, 4));
  const { number, store } = await nextReceiptNumber(transaction, db, year);
  const receipt = {
    year,
    number,
    issued_at: timestampOf(now),
    ...contentOf(payment, application, guardian ?? member),
  };
  transaction.create(row, receipt);
  store();
  return { receipt, isVoid, language };
}

/**
 * Returns the receipt that was issued for the same money: when a line of a bank statement replaces a payment of the
 * same amount that an admin had confirmed, the receipt of that payment stays valid.
 */
async function readSame(
  transaction: Transaction,
  { db }: ServerContext,
  memberId: string,
  payment: Payment,
  stored: readonly Payment[],
): Promise<ClubReceiptDocument | undefined> {
  const replaced = new Set(
    stored.flatMap(({ reverses, reason }) => (reason === 'on_statement' ? (reverses ?? []) : [])),
  );
  if (payment.source !== 'line' || replaced.size === 0) return undefined;
  const issued = (await transaction.get(clubReceiptsOf(db, memberId))).docs;
  const taken = new Set(
    issued.filter(({ id }) => !replaced.has(id)).map((row) => keyOf(row.data())),
  );
  const isSame = (receipt: ClubReceiptDocument) =>
    receipt.request_number === payment.request_number &&
    receipt.amount === payment.amount &&
    receipt.currency === payment.currency &&
    !taken.has(keyOf(receipt));
  return issued
    .filter(({ id }) => replaced.has(id))
    .map((row) => row.data())
    .find(isSame);
}

const keyOf = ({ year, number }: ClubReceiptDocument) => `${year} ${number}`;

function contentOf(
  { amount, currency, day, reference, request_number, season }: Payment,
  application: Member,
  payer: Member,
): Omit<ClubReceiptDocument, 'year' | 'number' | 'issued_at'> {
  const name = `${payer.first_name} ${payer.last_name}`;
  const holder = nameOnCard(application);
  const due = dueOf(application);
  return {
    payer: name,
    address: payer.address_of_residency || null,
    postal_code: payer.postal_code || null,
    country: payer.country_of_residency || null,
    member: holder === name ? null : holder,
    request_number,
    season,
    pack_type: application.pack_type,
    amount,
    currency,
    day,
    reference,
    due: due?.currency === currency ? due.amount : null,
    received: receivedOf(application)[currency],
  };
}
