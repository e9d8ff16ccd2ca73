import { clubDay } from '@fanclub/contract/club/club-day';
import { unpaidAmounts } from '@fanclub/contract/money/account';
import type { ReadLine } from '@fanclub/contract/read-file/members/read-line';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { Transaction } from 'firebase-admin/firestore';
import { accountAfter } from '#features/dues/with-account';
import { finishedMemberships } from '#features/members/memberships';
import { recordChange } from '#features/members/record-change';
import { withStanding } from '#features/members/standing';
import { pricesInFamily } from '#features/submission/prices-in-family';
import { writeRenewal } from '#features/submission/renewal-row';
import { readImages } from '#features/uploads/take-document';
import type { ServerContext } from '#platform/context';
import type { ApplicationFields } from '#repositories/application';
import { recordAudit } from '#repositories/audit';
import { divideFields, type Member } from '#repositories/member';
import { addEarlierApplication, updateMember } from '#repositories/members';
import { createPayments } from '#repositories/payments';
import { searchKeysOf } from '#repositories/search-keys';
import { type Decided, importedApplication } from './imported-person.ts';

/**
 * Adds an approved application of another season to a member whom a file names once more: a later one becomes the present
 * one as by a renewal, an earlier one is history and changes neither the present one nor the card. The member keeps the
 * number and the earliest first day. All rows are written in the transaction of the line. Returns the changed member.
 */
export async function addSeason(
  context: ServerContext,
  transaction: Transaction,
  member: Member,
  { person, since }: Pick<ReadLine, 'person' | 'since'>,
  given: Omit<Decided, 'prices'>,
): Promise<Member> {
  const { db } = context;
  const { by, now, season, settings } = given;
  const of = { pack: person.pack_type, season: season.label, settings };
  const decided = { ...given, prices: await pricesInFamily(transaction, db, member, of) };
  const chosen = { pack_type: person.pack_type, juventus_card: person.juventus_card };
  const body = { ...member, ...chosen, receiptUrl: '' } as unknown as RegisterRequest;
  const { row, money, membership } = importedApplication(body, member.fingerprint, decided);
  const isLater = season.label > member.season;
  const earlierPassports = isLater ? await readImages(transaction, db, member, 'passport') : [];
  const before = isLater ? finishedMemberships(member) : member.memberships;
  const memberships = bySeason([...before, membership]);
  const changed = {
    memberships,
    is_approved: true,
    member_since: earliest(member.member_since, since),
  };
  const whole = { ...changed, ...withStanding(member, changed, clubDay(now)) };
  createPayments(transaction, db, member.id, money.rows);
  if (isLater) {
    const renewal = { member, fresh: row, alsoUsedBy: [], earlierPassports, by };
    const renewed = writeRenewal(context, transaction, renewal, now);
    updateMember(transaction, db, renewed, whole);
    return { ...renewed, ...whole };
  }
  const application = divideFields(row).application as ApplicationFields;
  addEarlierApplication(transaction, db, member, { ...application, open: unpaidAmounts(row) });
  const applications = bySeason([...member.applications, ...row.applications]);
  const update = {
    ...whole,
    applications,
    is_renewal: true,
    ...accountAfter(member, { ...member, ...application }, now),
    search_keys: searchKeysOf({ ...member, applications }),
    ...recordChange(member, ['applications', 'memberships']),
  };
  updateMember(transaction, db, member, update);
  const entry = { adminEmail: by, action: 'import_member', memberId: member.id } as const;
  recordAudit(context, transaction, { ...entry, fields: ['season'] }, now);
  return { ...member, ...update };
}

const bySeason = <Row extends { season: string }>(rows: Row[]) =>
  rows.sort((a, b) => a.season.localeCompare(b.season));

const earliest = (one: string | null, other: string | null) =>
  one && other ? (one < other ? one : other) : (one ?? other);
