import { isDeepStrictEqual } from 'node:util';
import { clubDay } from '@fanclub/contract/brand/club-day';
import type { MembershipLine } from '@fanclub/contract/members/membership';
import { dueOfApplication, withDue } from '@fanclub/contract/money/account';
import { receivedOf } from '@fanclub/contract/money/due';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { newCard } from '#features/cards/cards-after';
import { carriedPayment } from '#features/dues/payment-rows';
import { withAccount } from '#features/dues/with-account';
import { lineWith } from '#features/members/membership-after';
import { withStanding } from '#features/members/standing';
import { inTransaction } from '#platform/firebase/in-transaction';
import type { Timestamp } from '#platform/time';
import { type ArchivedSeason, numbersOf, readSeasonsOf } from '#repositories/archived-seasons';
import { type CardRow, cardsOf, firstCardId, readCard, writeCards } from '#repositories/cards';
import { type DueDocument, readDues, writeDue } from '#repositories/dues';
import type { Member, MemberDocument, MembershipRow } from '#repositories/member';
import { memberDoc, readMember, readStoredMember } from '#repositories/members';
import { createPayments, type Payment, readPaymentsOf } from '#repositories/payments';
import { searchKeysOf } from '#repositories/search-keys';
import { readSeasonEnd } from '#repositories/seasons';

/**
 * Writes into an old row what the code derives when it reads the row, because queries see only what is stored: the
 * membership of an approved member, the payment of a member who is marked as paid, the account with the dues of every
 * season, defaults of newer fields, the numbers of earlier seasons, the first day as a member, the search keys, and the
 * standing on `today` in the club's time zone. If an early renewal replaced a membership that was still valid, that
 * membership comes back until its last day. Also writes the club card of a membership from before cards were stored.
 * Returns true if something was missing.
 */
export async function migrateMember(db: Firestore, id: string, today: string): Promise<boolean> {
  // Payments are needed only for the time at which a due was settled. They are read before the transaction, which then
  // locks fewer rows.
  const payments = await readPaymentsOf(db, id);
  return inTransaction(db, async (transaction) => {
    const [stored, row, seasons] = await Promise.all([
      readStoredMember(transaction, db, id),
      readMember(transaction, db, id),
      readSeasonsOf(transaction, db, id),
    ]);
    if (!stored || !row) return false;
    const earlier_numbers = seasons.flatMap(numbersOf);
    const archived = seasons.flatMap(({ season, membership }) =>
      membership?.season === season ? [season] : [],
    );
    const held_seasons = [...row.held_seasons, ...archived];
    const line = await lineInPeriods(transaction, db, row, seasons, today);
    const member_since = row.member_since ?? firstDayOf(row, seasons);
    const member = { ...row, earlier_numbers, held_seasons, member_since, ...line };
    const carried = carriedPayment(member);
    const moved = {
      ...member,
      ...earlierAccount(member, seasons),
      search_keys: searchKeysOf(member),
      ...(carried && { received: receivedOf(member) }),
    };
    // The days for a refund count from the decision, even if the decision was long ago.
    const decided = (member.decided_at ?? member.created_at).toDate();
    const { id: _, ...whole } = withStanding(member, withAccount(moved, moved, decided), today);
    const missing = Object.entries(whole).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(stored[name], value),
    );
    const cards = row.membership?.juventus_card ? await cardOfBefore(transaction, db, row) : [];
    const applications = [{ ...member, ...whole }, ...seasons];
    const numbers = applications.map(({ request_number }) => request_number);
    const dues = await readDues(transaction, db, id, numbers);
    const missingDues = missingAmong(dues, applications, { payments, ...whole });
    if (missing.length + cards.length + missingDues.length === 0) return false;
    writeCards(transaction, db, cards);
    if (missing.length > 0) transaction.update(memberDoc(db, id), Object.fromEntries(missing));
    for (const { settled_at, ...due } of missingDues)
      writeDue(transaction, db, id, due, settled_at);
    if (carried) createPayments(transaction, db, id, [carried]);
    return true;
  });
}

/** Returns the day on which the first of the memberships was approved; null for somebody who has none. */
function firstDayOf({ membership }: Member, seasons: readonly ArchivedSeason[]): string | null {
  if (!membership) return null;
  const days = [membership, ...seasons.map((one) => one.membership)].flatMap((held) =>
    held ? clubDay(held.since.toDate()) : [],
  );
  return days.sort()[0] ?? null;
}

/**
 * Returns the memberships of a row. Before memberships had first days, the approval of an early renewal replaced the
 * running membership at once. While the replaced membership would still be valid, it is restored from its archived
 * season.
 */
async function lineInPeriods(
  transaction: Transaction,
  db: Firestore,
  { membership, next_membership }: Member,
  seasons: readonly ArchivedSeason[],
  today: string,
): Promise<MembershipLine<MembershipRow>> {
  const line = { membership, next_membership };
  const before = seasons.find(({ season }) => season === membership?.renewed_from)?.membership;
  if (!membership || !before || membership.valid_from) return line;
  const valid_until = (await readSeasonEnd(transaction, db, before.season)) ?? before.valid_until;
  const earlier = { membership: { ...before, valid_until }, next_membership: null };
  const inPeriods = lineWith(earlier, membership, today);
  return inPeriods.next_membership ? inPeriods : line;
}

/** Returns the account, to which the open dues and the over dues of every earlier season are added. */
function earlierAccount(member: Member, seasons: readonly ArchivedSeason[]) {
  const { open_dues, over_dues } = member;
  return seasons.reduce(
    (account, season) => {
      const now = season.decided_at ?? season.archived_at;
      return withDue<Timestamp>(account, dueOfApplication<Timestamp>(season), { now });
    },
    { open_dues, over_dues },
  );
}

/**
 * Returns the dues that are missing or differ from their application. A settled due counts as settled at the time of
 * its last payment or, without a payment, at the time of the decision.
 */
function missingAmong(
  stored: readonly DueDocument[],
  applications: readonly (MemberDocument | ArchivedSeason)[],
  { payments, open_dues }: { payments: readonly Payment[] } & Pick<MemberDocument, 'open_dues'>,
): DueDocument[] {
  return applications.flatMap((application) => {
    const { request_number: number, decided_at, submitted_at } = application;
    const isIts = ({ request_number }: { request_number: string }) => request_number === number;
    const before = stored.find(isIts);
    const paid = payments.filter(isIts).map(({ at }) => at);
    const last = paid.sort((a, b) => b.toMillis() - a.toMillis())[0];
    const settled = before?.settled_at ?? last ?? decided_at ?? submitted_at;
    const due: DueDocument = {
      ...dueOfApplication<Timestamp>(application),
      settled_at: open_dues.some(isIts) ? null : settled,
    };
    return isDeepStrictEqual(before, due) ? [] : [due];
  });
}

/**
 * Returns a card for a membership from before cards were stored, or nothing if its season has a card. The card begins
 * as `to_print`, because it is not known whether it was printed.
 */
async function cardOfBefore(
  transaction: Transaction,
  db: Firestore,
  member: Member,
): Promise<CardRow[]> {
  const { id, membership } = member;
  if (!membership) return [];
  const { season, since } = membership;
  // The query is outside the transaction: inside it, the query could make the transactions of all members of a page
  // wait for each other. Only the row that would be written is read inside.
  const stored = (await cardsOf(db, id).get()).docs.map((row) => row.data());
  const first = await readCard(transaction, db, firstCardId(id, season));
  if (first || stored.some((card) => card.season === season)) return [];
  const card = { id: firstCardId(id, season), season };
  return [newCard(member, card, { by: null, now: since.toDate() })];
}
