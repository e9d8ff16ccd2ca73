import type { CardState } from '@fanclub/contract/cards/card';
import type { Transaction } from 'firebase-admin/firestore';
import { brought } from '#features/cards/cards-after';
import type { ServerContext } from '#platform/context';
import { applicationDoc, closeApplication } from '#repositories/applications';
import { type CardRow, readCardsOf, writeCards } from '#repositories/cards';
import { clubReceiptsOf, moveReceipt } from '#repositories/club-receipts';
import { idempotencyOf } from '#repositories/idempotency';
import { payersOf } from '#repositories/known-payers';
import { linksOf } from '#repositories/login-links';
import { isFinished, mailsAbout } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { noteDoc, noteIdOf, notesAbout } from '#repositories/member-notes';
import { paymentsOf, readPayments } from '#repositories/payments';
import { codesFor } from '#repositories/promo-codes';
import { reservationsUsedBy } from '#repositories/promo-reservations';
import { linesOf } from '#repositories/statement-lines';
import { releaseUpload, uploadsOf } from '#repositories/uploads';
import { type MergePair, presentFirst } from './merge-problem.ts';

/**
 * Reads every row of other collections that belongs to the member who goes. Whoever adds a collection of rows about
 * members adds it to both functions of this file.
 */
export async function readBelongings(
  { db }: ServerContext,
  transaction: Transaction,
  { stays, goes }: MergePair,
) {
  const { id, email } = goes;
  return {
    payments: await readPayments(transaction, db, id),
    receipts: (await transaction.get(clubReceiptsOf(db, id))).docs,
    payers: (await transaction.get(payersOf(db, id))).docs,
    cards: await readCardsOf(transaction, db, id),
    otherCards: await readCardsOf(transaction, db, stays.id),
    notes: (await transaction.get(notesAbout(db, id))).docs,
    uploads: (await transaction.get(uploadsOf(db, id))).docs,
    lines: (await transaction.get(linesOf(db, id))).docs,
    mails: (await transaction.get(mailsAbout(db, id))).docs,
    links: (await transaction.get(linksOf(db, id))).docs,
    keys: (await transaction.get(idempotencyOf(db, id))).docs,
    holds: (await transaction.get(reservationsUsedBy(db, id))).docs,
    codes: (await transaction.get(codesFor(db, email))).docs,
  };
}

export type Belongings = Awaited<ReturnType<typeof readBelongings>>;

/**
 * Gives the rows to the member who stays, within one transaction. Payments keep their ids, so no payment is written
 * twice, and so do cards, whose mails are found by them. Links and the rows of Idempotency-Keys are deleted, because the
 * login of the member who goes ends. An identity image that no row names any longer is released, as by a renewal, and
 * the maintenance deletes it.
 */
export function moveBelongings(
  { db }: ServerContext,
  transaction: Transaction,
  pair: MergePair,
  rows: Belongings,
  now: Date,
): void {
  const { stays, goes } = pair;
  const [present, other] = presentFirst(pair);
  for (const { id, ...payment } of rows.payments) {
    transaction.create(paymentsOf(db, stays.id).doc(id), payment);
    transaction.delete(paymentsOf(db, goes.id).doc(id));
  }
  for (const receipt of rows.receipts) {
    moveReceipt(transaction, receipt, { stays: stays.id, goes: goes.id });
  }
  closeApplication(transaction, db, other);
  for (const { request_number } of goes.applications) {
    transaction.update(applicationDoc(db, request_number), { member: stays.id });
  }
  writeCards(transaction, db, joinedCards(stays, rows, now));
  for (const note of rows.notes) {
    const noteId = noteIdOf({ id: note.id, memberId: goes.id });
    transaction.create(noteDoc(db, stays.id, noteId), { ...note.data(), member_id: stays.id });
    transaction.delete(note.ref);
  }
  const passport = present.passport_upload ?? other.passport_upload;
  for (const upload of rows.uploads) {
    const isKept = upload.data().file_type === 'receipt' || upload.id === passport;
    if (isKept) transaction.update(upload.ref, { claimed_by: stays.id, family: stays.id });
    else releaseUpload(transaction, db, upload.id, now);
  }
  if (other === stays) {
    const released = [stays.passport_upload, stays.passport_before].filter((id) => id !== passport);
    for (const id of released) if (id) releaseUpload(transaction, db, id, now);
  }
  const renamed = (id: string) => (id === goes.id ? stays.id : id);
  for (const line of rows.lines) {
    const ids = line.data().member_ids.map(renamed);
    transaction.update(line.ref, { member_ids: [...new Set(ids)] });
  }
  for (const payer of rows.payers) {
    const ids = payer.data().member_ids.map(renamed);
    transaction.update(payer.ref, { member_ids: [...new Set(ids)] });
  }
  for (const mail of rows.mails) {
    // The link of this mail would give the member who stays an address that only the other one has asked for.
    const isDropped = mail.get('message.template') === 'change_email_link' && !isFinished(mail);
    if (isDropped) transaction.delete(mail.ref);
    else transaction.update(mail.ref, { member_id: stays.id });
  }
  for (const { ref } of rows.holds) transaction.update(ref, { used_by: stays.id });
  for (const { ref } of rows.codes) transaction.update(ref, { email: stays.email });
  for (const { ref } of [...rows.links, ...rows.keys]) transaction.delete(ref);
}

/** The states of a card, the one that is furthest on its way to the member last. */
const way: CardState[] = ['void', 'missing', 'to_print', 'returned', 'printed', 'posted'];

/**
 * Returns the cards that change. Of two cards of a season the one that is furthest is kept, and the other one counts as
 * replaced by it: it is not printed any more, or staff set it aside.
 */
function joinedCards(stays: Member, { cards, otherCards }: Belongings, now: Date): CardRow[] {
  const placeOf = (card: CardRow) => (card.is_unwanted ? 0 : way.indexOf(card.state));
  return cards.flatMap((moved) => {
    const card = { ...moved, member_id: stays.id };
    const twin = otherCards.find(
      ({ season, replaced_by }) => season === card.season && replaced_by === null,
    );
    if (!twin || card.replaced_by !== null) return [card];
    const [kept, left] = placeOf(card) > placeOf(twin) ? [card, twin] : [twin, card];
    const ended =
      left.state === 'to_print'
        ? brought(left, 'void', { by: null, now })
        : { ...left, is_unwanted: left.state === 'printed' || left.state === 'returned' };
    return [
      { ...kept, replaces: kept.replaces ?? left.id },
      { ...ended, replaced_by: kept.id },
    ];
  });
}
