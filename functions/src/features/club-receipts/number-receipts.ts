import { setTimeout as sleep } from 'node:timers/promises';
import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { bulkUndoWindowMs } from '@fanclub/contract/members/states';
import { dueOf, openOf, receivedOf } from '@fanclub/contract/money/due';
import type { Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type LeftMs, unhurried } from '#platform/deadline';
import { inTransaction } from '#platform/firebase/in-transaction';
import {
  type ClubReceiptDocument,
  clubReceiptDoc,
  nextReceiptNumber,
  type ReceiptContent,
  waitingReceipts,
} from '#repositories/club-receipts';
import type { Member } from '#repositories/member';
import { readMember, readWithApplication } from '#repositories/members';
import { eachPage } from '#repositories/pages';
import { type Payment, readPayments } from '#repositories/payments';

/**
 * How long a receipt waits for its number: longer than a decision can be undone, so that an undone one takes no number,
 * and longer than a transaction may take, so that no payment that was booked earlier is written later.
 */
export const settleMs = bulkUndoWindowMs + 5_000;

/** The longest time for which one call of `numberWhatComes` waits for receipts. */
const patienceMs = 8 * 60_000;
const pageSize = 100;

type Context = Pick<ServerContext, 'db' | 'mutex' | 'now'>;

/**
 * Numbers the receipts that have waited long enough, in the order in which their payments were booked, each in one
 * transaction. A process that dies leaves no gap, because number and receipt are written together, and the next run goes
 * on. Of two runs at once, each finds the receipts that the other has numbered. An error ends the run, because no later
 * receipt may get an earlier number. Returns how many receipts got a number.
 */
export async function numberReceipts(
  context: Context,
  leftMs: LeftMs = unhurried,
): Promise<number> {
  let numbered = 0;
  for await (const page of eachPage(waitingReceipts(context.db), pageSize)) {
    for (const row of page) {
      if (waitOf(context, row.data()) > 0 || leftMs() <= 0) return numbered;
      const number = () =>
        inTransaction(context.db, (transaction) => numberOne(context, transaction, row.id));
      // All receipts take their number from one row. Runs of one instance wait for each other here, so that their
      // transactions do not conflict on that row.
      if (await context.mutex.run(['club-receipts'], number)) numbered += 1;
    }
  }
  return numbered;
}

/**
 * Waits for the receipts that are booked, and numbers them, until none is left. One call of an instance does this for
 * all others, which return at once. What a call that dies leaves behind, the maintenance numbers.
 */
export async function numberWhatComes(context: Context): Promise<void> {
  using held = context.mutex.hold('waiting-receipts');
  if (!held) return;
  const endMs = context.now().getTime() + patienceMs;
  for (;;) {
    const [next] = (await waitingReceipts(context.db).limit(1).get()).docs;
    if (!next || context.now().getTime() > endMs) return;
    await sleep(Math.max(waitOf(context, next.data()), 0));
    await numberReceipts(context);
  }
}

const waitOf = ({ now }: Pick<Context, 'now'>, { booked_at }: ClubReceiptDocument) =>
  booked_at.toMillis() + settleMs - now().getTime();

/**
 * Numbers one receipt and stores what it says. A receipt is deleted without a number if all of its payments were
 * reversed, or their members deleted. Returns true if the receipt got its number.
 */
async function numberOne(
  { db }: Context,
  transaction: Transaction,
  token: string,
): Promise<boolean> {
  const ref = clubReceiptDoc(db, token);
  const row = (await transaction.get(ref)).data();
  if (!row || row.number !== null) return false;
  const payer = row.payer_id ? await readMember(transaction, db, row.payer_id) : null;
  const paid = await Promise.all(row.member_ids.map((id) => readPaid(transaction, db, id, token)));
  const tokens = new Set(paid.flat().flatMap(({ partOf }) => partOf));
  const partOf = await Promise.all(
    [...tokens].map(async (of) => (await transaction.get(clubReceiptDoc(db, of))).data()),
  );
  const content = contentOf(payer, paid.flat(), partOf);
  if (!content) {
    transaction.delete(ref);
    return false;
  }
  const { number, store } = await nextReceiptNumber(transaction, db, row.year);
  const seasons = [...new Set(content.lines.map(({ season }) => season))];
  transaction.update(ref, { number, seasons, content });
  store();
  return true;
}

/** A payment, and the application that it is for. */
interface Paid {
  payment: Payment;
  application: Member;
  /** Of a donation: the tokens of the receipts for the money that was received for the application. */
  partOf: string[];
}

/** Reads a member's payments that a receipt is for and that still count. */
async function readPaid(
  transaction: Transaction,
  db: ServerContext['db'],
  id: string,
  token: string,
): Promise<Paid[]> {
  const member = await readMember(transaction, db, id);
  if (!member) return [];
  const stored = await readPayments(transaction, db, id);
  const reversed = new Set(stored.map(({ reverses }) => reverses));
  const counting = stored.filter((row) => row.reverses === null && !reversed.has(row.id));
  return Promise.all(
    counting
      .filter(({ receipt }) => receipt === token)
      .map(async (payment) => {
        const { kind, request_number, currency } = payment;
        const isSource = (row: Payment) =>
          row.kind === 'in' && row.request_number === request_number && row.currency === currency;
        const sources = kind === 'donation' ? counting.filter(isSource) : [];
        const application = await readWithApplication(transaction, db, member, request_number);
        return {
          payment,
          application: application ?? member,
          partOf: sources.flatMap(({ receipt }) => receipt ?? []),
        };
      }),
  );
}

/** Returns what a receipt says; null if it is for no payment. */
function contentOf(
  payer: Member | null,
  paid: readonly Paid[],
  partOf: readonly (ClubReceiptDocument | undefined)[],
): ReceiptContent | null {
  const [first] = paid;
  if (!first) return null;
  const { currency, day, reference } = first.payment;
  const applications = paid.map(({ application }) => application);
  const isDonation = first.payment.kind === 'donation';
  const isKnown = !isDonation && applications.every((one) => dueOf(one)?.currency === currency);
  const sum = (amountOf: (application: Member) => number) =>
    applications.reduce((all, one) => all + amountOf(one), 0);
  return {
    language: (payer ?? first.application).language,
    payer: payer ? `${payer.first_name} ${payer.last_name}` : '',
    address: payer?.address_of_residency || null,
    postal_code: payer?.postal_code || null,
    country: payer?.country_of_residency || null,
    currency,
    day,
    reference,
    lines: paid.map(({ payment, application }) => ({
      what: isDonation ? 'donation' : 'membership',
      member_id: application.id,
      member: nameOnCard(application),
      request_number: payment.request_number,
      season: payment.season,
      pack_type: application.pack_type,
      amount: payment.amount,
    })),
    part_of: partOf.flatMap((one) => (one?.number ? [{ year: one.year, number: one.number }] : [])),
    due: isKnown ? sum((one) => dueOf(one)?.amount ?? 0) : null,
    open: isKnown ? sum((one) => openOf(one)?.amount ?? 0) : null,
    received: sum((one) => receivedOf(one)[currency]),
  };
}
