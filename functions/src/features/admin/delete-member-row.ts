import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { tryDiscardUpload } from '#features/uploads/discard-upload';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { applicationDoc } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import { cardsOf } from '#repositories/cards';
import { clubReceiptsOf, forgetInReceipt, receiptNumberOf } from '#repositories/club-receipts';
import { readDependants } from '#repositories/families';
import { keptMailsOf } from '#repositories/kept-mails';
import { forgetPayer, payersOf } from '#repositories/known-payers';
import { keepInLedger } from '#repositories/ledger';
import { linksOf } from '#repositories/login-links';
import { mailsAbout } from '#repositories/mails';
import { memberEmailDoc, otherEmailDocs } from '#repositories/member-emails';
import { notesAbout } from '#repositories/member-notes';
import { personDoc, readMember } from '#repositories/members';
import { passwordDoc } from '#repositories/passwords';
import { paymentsOf, readPayments } from '#repositories/payments';
import { forgetTexts, linesOf } from '#repositories/statement-lines';
import { fileUrlOf, releaseUpload, uploadsOf } from '#repositories/uploads';

export interface Deletion {
  /** Number of records removed by this call, by collection; the account counts as `accounts`. */
  records: Record<string, number>;
  /** URLs of the deleted images. */
  files: string[];
}

/**
 * The last step of a deletion. One transaction deletes the person with all applications and the e-mail lock, writes the
 * audit row, ends every export, and deletes what concurrent requests have added since the earlier steps.
 */
export async function deleteMemberRow(
  context: ServerContext,
  adminEmail: string | null,
  memberId: string,
): Promise<Deletion> {
  const { deletion, uploadIds } = await inTransaction(context.db, (transaction) =>
    deleteIn(context, transaction, adminEmail, memberId),
  );
  for (const id of uploadIds) await tryDiscardUpload(context, id);
  return deletion;
}

async function deleteIn(
  context: ServerContext,
  transaction: Transaction,
  adminEmail: string | null,
  memberId: string,
): Promise<{ deletion: Deletion; uploadIds: string[] }> {
  const { db } = context;
  const now = context.now();
  const member = await readMember(transaction, db, memberId);
  // Another run has finished the deletion meanwhile.
  if (!member) return { deletion: { records: {}, files: [] }, uploadIds: [] };
  const locks = await transaction.getAll(
    memberEmailDoc(context, member.email),
    ...otherEmailDocs(context, member.email),
  );
  const password = await transaction.get(passwordDoc(db, memberId));
  const mails = await transaction.get(mailsAbout(db, memberId));
  const keptMails = await transaction.get(keptMailsOf(db, memberId));
  const links = await transaction.get(linksOf(db, memberId));
  const notes = await transaction.get(notesAbout(db, memberId));
  const cards = await transaction.get(cardsOf(db, memberId));
  const uploads = await transaction.get(uploadsOf(db, memberId));
  const stored = await readPayments(transaction, db, memberId);
  const receipts = await transaction.get(clubReceiptsOf(db, memberId));
  const lines = await transaction.get(linesOf(db, memberId));
  const payers = await transaction.get(payersOf(db, memberId));
  // The guardian's row is read in this transaction too, so that the transaction conflicts with one that adds a
  // dependant at the same moment. Otherwise the guardian could lose `has_family` despite a new dependant.
  const guardian = member.guardian_id
    ? await readMember(transaction, db, member.guardian_id)
    : null;
  const siblings = member.guardian_id
    ? await readDependants(transaction, db, member.guardian_id)
    : [];

  const own = locks.filter((lock) => lock.data()?.uid === memberId).map((lock) => lock.ref);
  const deleted: DocumentReference[] = [
    personDoc(db, memberId),
    ...member.applications.map(({ request_number }) => applicationDoc(db, request_number)),
    ...own,
    ...(password.exists ? [password.ref] : []),
    ...[...mails.docs, ...links.docs, ...notes.docs, ...cards.docs].map((row) => row.ref),
    ...keptMails.docs.map((row) => row.ref),
    ...stored.map(({ id }) => paymentsOf(db, memberId).doc(id)),
  ];
  const numbers = new Map(receipts.docs.map((row) => [row.id, receiptNumberOf(row.data())]));
  keepInLedger(context, transaction, memberId, stored, numbers);
  for (const ref of deleted) transaction.delete(ref);
  deleted.push(
    ...receipts.docs
      .filter((row) => forgetInReceipt(transaction, row, member))
      .map(({ ref }) => ref),
  );
  if (guardian && siblings.length === 1) {
    transaction.update(personDoc(db, guardian.id), { has_family: false });
  }
  // The line of the bank statement loses the payer's texts but is not deleted, so that a second import of the file
  // recognises it.
  for (const line of lines.docs) forgetTexts(transaction, line.ref, line.data());
  for (const payer of payers.docs) forgetPayer(transaction, payer.ref, payer.data(), memberId);
  for (const upload of uploads.docs) releaseUpload(transaction, db, upload.id, now);
  recordAudit(context, transaction, { adminEmail, action: 'delete', memberId }, now);

  const records: Record<string, number> = {};
  for (const ref of [...deleted, ...uploads.docs.map((upload) => upload.ref)]) {
    records[ref.parent.id] = (records[ref.parent.id] ?? 0) + 1;
  }
  const uploadIds = uploads.docs.map((upload) => upload.id);
  return { deletion: { records, files: uploadIds.map(fileUrlOf) }, uploadIds };
}
