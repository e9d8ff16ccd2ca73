import type { endMembership as route } from '@fanclub/contract/admin/routes';
import { clubDay } from '@fanclub/contract/club/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import { periodOn } from '@fanclub/contract/members/membership';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import type { Transaction } from 'firebase-admin/firestore';
import { readCardsAfter } from '#features/cards/cards-after';
import { buildMail } from '#features/mail/build-mail';
import { endedMemberships, resumedMemberships } from '#features/members/memberships';
import { recordChange, refuseIfOutdated } from '#features/members/record-change';
import { withStanding } from '#features/members/standing';
import { readFamily, writeFamily } from '#features/members/write-family';
import { AppError, invalidFields } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import { inTransaction } from '#platform/firebase/in-transaction';
import { randomId } from '#platform/random';
import { applicationDoc } from '#repositories/applications';
import { recordAudit } from '#repositories/audit';
import { writeCards } from '#repositories/cards';
import { mailDoc } from '#repositories/mails';
import type { Member } from '#repositories/member';
import { readMember, requireMember, updateMember } from '#repositories/members';

type Ending = Omit<RouteBody<typeof route>, 'day'> & { day?: string | undefined };

/**
 * Ends a member's memberships early, or takes that back. Person, cards, dependants, mail and audit row are written in
 * one transaction, so a killed call leaves nothing half-done, and a repeated call finds the wanted state and writes
 * nothing. The mail leaves at once. Throws `invalid_transition` if no membership would end, and `validation_error` for a
 * day before the membership or more than a year ahead, and for a guardian who cannot answer for the family or is missing
 * after a death.
 */
export function endMembership(
  context: ServerContext,
  by: string,
  memberId: string,
  ending: Ending,
): Promise<Member> {
  return context.mutex.run([`member:${memberId}`], () =>
    inTransaction(context.db, (transaction) => endIn(context, transaction, by, memberId, ending)),
  );
}

async function endIn(
  context: ServerContext,
  transaction: Transaction,
  by: string,
  memberId: string,
  ending: Ending,
): Promise<Member> {
  const { db } = context;
  const now = context.now();
  const today = clubDay(now);
  const member = await requireMember(transaction, db, memberId);
  const memberships = membershipsAfter(member, ending, today);
  if (!memberships) return member;
  refuseIfOutdated(member, ending.version);
  const family = ending.reason ? await readFamily(transaction, db, member) : [];
  const guardian = await readGuardian(context, transaction, ending, { member, family });
  const update = {
    ...withStanding(member, { memberships }, today),
    ...recordChange(member, ['memberships']),
    ...(guardian && { has_family: false }),
  };
  const after: Member = { ...member, ...update };
  const cards = await readCardsAfter(context, transaction, { before: member, after, by, now });

  updateMember(transaction, db, member, update);
  if (guardian) {
    writeFamily(transaction, db, { family, given: guardian, guardianId: guardian.id });
    updateMember(transaction, db, guardian, { has_family: true });
  }
  writeCards(transaction, db, cards);
  const { reason, tell } = ending;
  if (tell && reason && reason !== 'deceased') {
    const id = randomId();
    const day = memberships.at(-1)?.valid_until ?? today;
    const mail = { id, kind: 'membership_ended', memberId, to: member } as const;
    transaction.create(mailDoc(db, id), buildMail({ ...mail, data: { reason, day }, now }));
  }
  const entry = { adminEmail: by, action: 'end_membership', memberId } as const;
  recordAudit(context, transaction, { ...entry, fields: ['memberships'] }, now);
  return after;
}

/** Returns the memberships after the call; null if they are as wanted already. */
function membershipsAfter(
  { memberships }: Member,
  { reason, day: wanted }: Ending,
  today: string,
): Member['memberships'] | null {
  const last = memberships.at(-1);
  if (!reason) return last?.ended ? resumedMemberships(memberships) : null;
  const day = wanted ?? today;
  if (last?.ended && last.end_reason === reason && last.valid_until === day) return null;
  const most = clubDay(Date.parse(today) + 365 * dayMs);
  const begins = memberships.find((one) => periodOn(one, today) !== 'lapsed')?.valid_from ?? null;
  if (day > most || (begins !== null && day < begins)) throw invalidFields({ day: 'invalid_date' });
  const before = resumedMemberships(memberships);
  const after = endedMemberships(before, { day, reason });
  if (!after.at(-1)?.ended) throw new AppError('invalid_transition');
  return after;
}

/** Reads who answers for the family from now on; null if nobody new does. */
async function readGuardian(
  { db }: ServerContext,
  transaction: Transaction,
  { reason, guardian_number: number }: Ending,
  { member, family }: { member: Member; family: readonly Member[] },
): Promise<Member | null> {
  if (family.length === 0) return null;
  if (!number) {
    if (reason === 'deceased') throw invalidFields({ guardian_number: 'field_required' });
    return null;
  }
  const id = (await transaction.get(applicationDoc(db, number))).data()?.member;
  const guardian = id && id !== member.id ? await readMember(transaction, db, id) : null;
  if (!guardian || guardian.guardian_id !== null || guardian.email === '') {
    throw invalidFields({ guardian_number: 'invalid_value' });
  }
  return guardian;
}
