import { consentNames } from '@fanclub/contract/registration/consents';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import { findAccount } from '#features/accounts/auth-accounts';
import { presentMember } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import { auditAbout } from '#repositories/audit';
import { type CardRow, cardsOf } from '#repositories/cards';
import { type ClubReceiptDocument, clubReceiptsOf } from '#repositories/club-receipts';
import { idempotencyOf } from '#repositories/idempotency';
import { keptMailsOf } from '#repositories/kept-mails';
import { payersOf } from '#repositories/known-payers';
import { linksOf } from '#repositories/login-links';
import { mailsAbout, mailsTo } from '#repositories/mails';
import { divideFields, type Member, type MemberDocument } from '#repositories/member';
import { notesAbout } from '#repositories/member-notes';
import { type Payment, paymentsOf } from '#repositories/payments';
import { plainRow } from '#repositories/plain-row';
import { codesFor } from '#repositories/promo-codes';
import { reservationsUsedBy } from '#repositories/promo-reservations';
import { findReminder, reminderIdOf } from '#repositories/reminders';
import { linesOf } from '#repositories/statement-lines';
import type { Upload } from '#repositories/uploads';

/**
 * Fields of the row that are not exported as they are: those that only serve the search or the review, those about
 * somebody else, and those that the export has in another form, such as consents and images.
 */
const leftOut = [
  'search_keys',
  'fingerprint',
  'receipt_also_used_by',
  'similar_to',
  'flags',
  'flagged_since_decision',
  'handled_by',
  'last_decision',
  'merge',
  'asked_adjustment',
  'legal_consents',
  'legal_record',
  'receipt_upload',
  'passport_upload',
  'receipt_before',
  'passport_before',
] as const satisfies (keyof MemberDocument)[];

/**
 * Returns the name of an image in the zip. A replaced image, and the images of each earlier application, have
 * names that differ from the current ones.
 */
export function fileNameOf(
  { id, file_type }: Upload,
  member: Member,
  earlier: readonly Member[],
): string {
  const before = earlier.find((one) => [one.receipt_upload, one.receipt_before].includes(id));
  const { receipt_before } = before ?? member;
  const isReplaced = [receipt_before, member.passport_before].includes(id);
  const season = before ? `-${seasonIdOf(before.season)}` : '';
  return `${isReplaced ? 'earlier-' : ''}${file_type}${season}.jpg`;
}

/**
 * Returns all data about a member, with readable names. `isHidden` returns true for the images that this session may
 * not see.
 */
export async function ownDataOf(
  context: ServerContext,
  member: Member,
  { uploads, earlier }: { uploads: readonly Upload[]; earlier: readonly Member[] },
  { isHidden, now }: { isHidden: (upload: Upload) => boolean; now: Date },
) {
  const { db } = context;
  const { id } = member;
  // A dependant has the guardian's e-mail or none, so no row is searched by a dependant's e-mail.
  const email = member.guardian_id === null ? member.email || null : null;
  const [
    account,
    about,
    to,
    links,
    holds,
    codes,
    keys,
    audit,
    reminder,
    notes,
    payments,
    receipts,
    lines,
    payers,
    cards,
    keptMails,
  ] = await Promise.all([
    findAccount(context, id),
    mailsAbout(db, id).get(),
    email === null ? null : mailsTo(db, email).get(),
    linksOf(db, id).get(),
    reservationsUsedBy(db, id).get(),
    email === null ? null : codesFor(db, email).get(),
    idempotencyOf(db, id).get(),
    auditAbout(context, id).get(),
    email === null ? null : findReminder(db, reminderIdOf(email)),
    notesAbout(db, id).get(),
    paymentsOf(db, id).get(),
    clubReceiptsOf(db, id).get(),
    linesOf(db, id).get(),
    payersOf(db, id).get(),
    cardsOf(db, id).get(),
    keptMailsOf(db, id).get(),
  ]);
  const profile = presentMember(member);
  const mails = new Map([...about.docs, ...(to?.docs ?? [])].map((row) => [row.id, row.data()]));
  return {
    exported_at: now.toISOString(),
    profile,
    /** The fields of the member's row that are neither in `profile` nor in `leftOut`. */
    further: plainRow(member, [...leftOut, ...Object.keys(profile)]),
    consents: consentsOf(member),
    documents: uploads.map((upload) => ({
      /** Null for the identity image while the session may not see it, that is until the e-mail is proved. */
      file: isHidden(upload) ? null : fileNameOf(upload, member, earlier),
      ...plainRow(upload, ['object_path', 'claimed_by', 'expires_at', 'state']),
    })),
    mails: [...mails.values()].map(({ message, ...mail }) => ({
      kind: message.template,
      ...plainRow({ ...mail, ...message }, ['template', 'member_id']),
    })),
    /** Mails that were sent or given up more than 30 days ago, without content and address. */
    earlier_mails: keptMails.docs.map((row) => plainRow(row.data(), [])),
    account: account && {
      created_at: account.metadata.creationTime,
      last_sign_in_at: account.metadata.lastSignInTime,
      last_refresh_at: account.metadata.lastRefreshTime ?? null,
      ways_to_sign_in: account.providerData.map(({ providerId }) => providerId),
    },
    /** Notes that admins wrote about the member, without their authors. */
    notes: notes.docs.map((row) => plainRow(row.data(), ['member_id', 'admin_email'])),
    /** Payments and refunds, without who recorded them and to which other members money was moved. */
    payments: payments.docs.map((row) => paymentOf({ id: row.id, ...row.data() })),
    /** The club's receipts: whole if the member is the payer, else with the lines about the member. */
    club_receipts: receipts.docs.map((row) => receiptOf(row.data(), id)),
    /** Lines of bank statements about the member, without the admins who imported and assigned them. */
    statement_lines: lines.docs
      .filter((row) => row.data().direction === 'in')
      .map((row) =>
        plainRow(row.data(), [
          'imported_by',
          'decided_by',
          'member_ids',
          'uses',
          'left',
          'kind',
          'note',
        ]),
      ),
    /**
     * The payers who have paid for the member before, each with the time until which it is remembered. Their names are
     * stored as keyed hashes only.
     */
    known_payers: payers.docs.map((row) => plainRow(row.data(), ['member_ids'])),
    /** Club cards in every state, without the admins who marked them. */
    club_cards: cards.docs.map((row) => cardOf({ id: row.id, ...row.data() })),
    /** Earlier applications. */
    earlier_seasons: earlier.map((one) => plainRow(divideFields(one).application, leftOut)),
    sign_in_links: links.docs.map((row) => plainRow(row.data(), ['uid'])),
    promo_code_holds: holds.docs.map((row) => plainRow(row.data(), ['used_by'])),
    /** Promo codes that are reserved for the member's e-mail. */
    own_promo_codes: codes?.docs.map((row) => row.id) ?? [],
    /** The member's entry in the list of people who are reminded when registration opens. */
    reminder: reminder && plainRow(reminder, ['mail_id']),
    /**
     * What is stored to recognise a repeated registration, without the hashes of its key and body: the request
     * number, ids of members, and the time until which it is kept.
     */
    registration_keys: keys.docs.map((row) => plainRow(row.data(), ['uid', 'body_hash'])),
    /** The audit rows about the member, also of views, without the admins. */
    history: audit.docs
      .map((row) =>
        plainRow(row.data(), [
          'member_hash',
          'admin_email',
          'promo_code',
          'about_admin',
          'changes',
        ]),
      )
      .sort((a, b) => String(a.at).localeCompare(String(b.at))),
  };
}

/** Returns a card without the admins who marked it. */
function cardOf({ steps, ...card }: CardRow) {
  const days = Object.entries(steps).map(([state, { at }]) => [state, at.toDate().toISOString()]);
  return { ...plainRow(card, ['member_id', 'is_told']), steps: Object.fromEntries(days) };
}

/** Returns the version, the language and the time of each consent. */
function consentsOf({ legal_consents: given, legal_record: record, created_at }: Member) {
  return consentNames.map((document) => ({
    document,
    given: given[document],
    version: record?.versions[document] ?? null,
    language: record?.language ?? null,
    at: (record?.at ?? created_at).toDate().toISOString(),
  }));
}

const paymentOf = (payment: Payment) =>
  plainRow(payment, [
    'by',
    'taken_by',
    'receipt',
    ...(payment.source === 'moved' ? ['reference'] : []),
  ]);

/** Returns a receipt without the ids of members; of a receipt that somebody else has paid, only the lines of a member. */
function receiptOf({ content, ...receipt }: ClubReceiptDocument, memberId: string) {
  const isPayer = receipt.payer_id === memberId;
  const lines = content?.lines.filter((line) => isPayer || line.member_id === memberId) ?? [];
  return {
    ...plainRow(receipt, ['payer_id', 'member_ids', ...(isPayer ? [] : ['reversed', 'seasons'])]),
    ...(isPayer && content && plainRow(content, ['lines'])),
    lines: lines.map((line) => plainRow(line, ['member_id'])),
  };
}
