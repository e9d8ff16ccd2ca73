import { clubDay } from '@fanclub/contract/club/club-day';
import type { ReadLine } from '@fanclub/contract/read-file/members/read-line';
import type { Transaction } from 'firebase-admin/firestore';
import { buildDecisionMail } from '#features/admin/decision-mail';
import { brought, readCardsAfter } from '#features/cards/cards-after';
import { createMember } from '#features/dues/write-account';
import { flagsWith } from '#features/members/review-flags';
import { withStanding } from '#features/members/standing';
import { reportAtDesk } from '#features/money/desk-payment';
import { pricesInFamily } from '#features/submission/prices-in-family';
import type { ServerContext } from '#platform/context';
import { randomId } from '#platform/random';
import { timestampOf } from '#platform/time';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import { bookReceipts } from '#repositories/club-receipts';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { memberEmailDoc } from '#repositories/member-emails';
import { type MemberNumbersRow, saveMemberNumbers } from '#repositories/member-numbers';
import { personDoc } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import { searchKeysOf } from '#repositories/search-keys';
import type { Import } from './import-work.ts';
import { importedPerson } from './imported-person.ts';
import type { ImportedSeason } from './imported-season.ts';
import { invite } from './invite-imported.ts';

interface Making {
  id: string;
  by: string;
  requestNumber: string;
  season: ImportedSeason;
  now: Date;
  read: ReadLine;
  given: { number: number; row: MemberNumbersRow };
  similar_to: string[];
  guardian: Member | null;
}

/**
 * Writes the person of a line, in the transaction of the line: person, application, the lock of the e-mail, what was
 * paid, the club card, the member number, the audit row and the mail. The card of an earlier season was made before this
 * system, so it gets no row; one of the present season that the member has already counts as posted.
 */
export async function makePerson(
  context: ServerContext,
  transaction: Transaction,
  { settings, desk, file, ...work }: Import,
  { read, given, similar_to, guardian, ...decided }: Making,
): Promise<void> {
  const { db } = context;
  const { id, by, now, season } = decided;
  const today = clubDay(now);
  const family = { id, guardian_id: guardian?.id ?? null };
  const chosen = { pack: read.person.pack_type, season: season.label, settings };
  const { member: imported, money } = importedPerson(context, read.person, {
    ...decided,
    paid: read.paid,
    desk,
    settings,
    prices: await pricesInFamily(transaction, db, family, chosen),
    guardian,
    member_number: given.number,
    member_since: read.since ?? today,
  });
  const member: Member = {
    ...imported,
    similar_to,
    ...flagsWith(imported, { similar_to }),
    imported: file && { id: file.id, version: imported.version },
  };
  const before: Member = { ...member, request_status: 'submitted', memberships: [] };
  const toPrint =
    season.label === settings.season
      ? await readCardsAfter(context, transaction, { before, after: member, by, now })
      : [];
  const cards = read.cardSent
    ? toPrint.map((card) => ({ ...brought(card, 'posted', { by, now }), is_told: true }))
    : toPrint;
  const { email } = member;
  const found = { search_keys: searchKeysOf(member) };
  createMember(transaction, db, { ...member, ...withStanding(member, found, today) });
  createPayments(transaction, db, id, money.rows);
  bookReceipts(transaction, db, [[member, money.rows]]);
  writeCards(transaction, db, cards);
  if (guardian) transaction.update(personDoc(db, guardian.id), { has_family: true });
  else if (email) {
    transaction.set(memberEmailDoc(context, email), { uid: id, created_at: timestampOf(now) });
  }
  saveMemberNumbers(transaction, db, given.row);
  const entry = { adminEmail: by, action: 'import_member', memberId: id } as const;
  recordAudit(context, transaction, entry, now);
  if (work.invite && email && !guardian) invite(context, transaction, member, now);
  if (desk) {
    reportAtDesk(context, transaction, member, money.rows, { by, now });
    // Without a mailbox, the mail becomes a letter of welcome.
    if (!email) {
      const mailId = randomId();
      const letter = buildDecisionMail(member, { id: mailId, now, delayMs: 0 });
      if (letter) transaction.create(mailDoc(db, mailId), letter);
    }
  }
}
