import { differenceOf } from '@fanclub/contract/money/due';
import { type Candidate, type LineSplit, sharesMax } from '@fanclub/contract/statements/lines';
import type { Firestore } from 'firebase-admin/firestore';
import { familyOf, findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { findMember, readWithApplication } from '#repositories/members';
import { readPaymentsOf } from '#repositories/payments';
import type { StatementLine } from '#repositories/statement-lines';
import { type Found, type JudgedLine, judgeCandidate } from './judge-candidate.ts';
import { type Payer, unseenOf } from './match-payment.ts';

/**
 * Returns the applications that a line of a bank statement may pay together: at least two, whose unseen amounts (see
 * `unseenOf`) add up to what is left of the line, with the same tolerance in rial as for one payer. `payers` are the
 * applications of a family: of each person the present one, and the earlier ones of which something is open. Tried are
 * those of each submission, because one transfer usually pays for one, beginning with the submission of the member
 * `foundId`; then all present ones; then all of that member, who may pay a debt with the renewal; then all. Returns null
 * if no group fits.
 */
export function splitOf(
  line: Pick<StatementLine, 'left' | 'currency'>,
  payers: readonly Payer[],
  foundId: string,
): Payer[] | null {
  const open = payers.filter((payer) => (unseenOf(payer, line.currency) ?? 0) > 0);
  const present = open.filter(({ isEarlier }) => !isEarlier);
  const own = open.filter(({ member }) => member.id === foundId);
  const groups = [...submissionsOf(open, foundId), present, own, open];
  return groups.find((group) => isExactly(line, group)) ?? null;
}

/**
 * Groups the payers by submission, for which there was one transfer. The group with the member `foundId` comes first.
 */
function submissionsOf(payers: readonly Payer[], foundId: string): Payer[][] {
  const submissions = new Map<string, Payer[]>();
  for (const payer of payers) {
    const { id } = payer.member.submission;
    submissions.set(id, [...(submissions.get(id) ?? []), payer]);
  }
  const isFound = (group: Payer[]) => group.some(({ member }) => member.id === foundId);
  return [...submissions.values()].sort((a, b) => Number(isFound(b)) - Number(isFound(a)));
}

function isExactly(
  { left, currency }: Pick<StatementLine, 'left' | 'currency'>,
  group: readonly Payer[],
): boolean {
  const sum = group.reduce((all, payer) => all + (unseenOf(payer, currency) ?? 0), 0);
  const isSum = differenceOf(left, sum, currency) === 0;
  return group.length > 1 && group.length <= sharesMax && isSum;
}

/** Returns a member with all payments. A member without a received sum has no payments, so none are read. */
export async function payerOf(db: Firestore, member: Member): Promise<Payer> {
  const stored = member.received === null ? [] : await readPaymentsOf(db, member.id);
  return { member, stored };
}

/**
 * Finds the applications whose unseen amounts (see `unseenOf`) a line of a bank statement may pay together: of the
 * people of a family, or of one person who still owes for an earlier season. The candidates are tried in turn, beginning
 * with the likeliest. A candidate whose own unseen amount equals the line is left out. The split is certain by the same
 * rule as a single candidate: the line names a request number exactly, the amount is exactly the sum, and there is no
 * doubt about any of the applications.
 */
export async function findSplit(
  db: Firestore,
  line: JudgedLine,
  likeliest: readonly { found: Found; candidate: Candidate }[],
): Promise<{ candidates: Candidate[]; split: LineSplit } | null> {
  if (likeliest.some(({ candidate }) => candidate.is_certain)) return null;
  const looked = new Set<string>();
  for (const { found, candidate } of likeliest) {
    const { member } = found;
    const isOfFamily = member.guardian_id !== null || member.has_family;
    const owesForSeveral = member.applications.length > 1 && member.open_dues.length > 0;
    const id = familyOf(member);
    if (!(isOfFamily || owesForSeveral) || candidate.reasons.includes('amount') || looked.has(id))
      continue;
    looked.add(id);
    const payers = splitOf(line, await payersOf(db, id, line.currency), member.id);
    if (payers) return proposed(line, payers, likeliest);
  }
  return null;
}

/** Returns the applications of the guardian and the dependants that a line in this currency may pay. */
async function payersOf(
  db: Firestore,
  guardianId: string,
  currency: StatementLine['currency'],
): Promise<Payer[]> {
  const [guardian, dependants] = await Promise.all([
    findMember(db, guardianId),
    findDependants(db, guardianId),
  ]);
  const family = guardian ? [guardian, ...dependants] : dependants;
  const payers = await Promise.all(family.map((member) => applicationsOf(db, member, currency)));
  return payers.flat();
}

/** Returns the present application, and the earlier ones of which something is open in this currency. */
async function applicationsOf(
  db: Firestore,
  member: Member,
  currency: StatementLine['currency'],
): Promise<Payer[]> {
  const present = await payerOf(db, member);
  const owed = member.open_dues.filter((due) => due.currency === currency);
  const read = await Promise.all(
    owed.map(({ request_number: number }) => readWithApplication(db, db, member, number)),
  );
  const earlier = read.flatMap((application) =>
    application && application !== member
      ? [{ ...present, member: application, isEarlier: true }]
      : [],
  );
  return [present, ...earlier];
}

function proposed(
  line: JudgedLine,
  payers: readonly Payer[],
  likeliest: readonly { found: Found }[],
) {
  const candidates = payers.map((payer) => {
    const known = likeliest.find(({ found }) => isSame(found, payer))?.found;
    const notFound = { by: null, isShared: false, named: 0, earlier: null, paidBefore: false };
    return judgeCandidate(line, { ...(known ?? notFound), ...payer }, true);
  });
  const isCertain =
    candidates.some(({ reasons }) => reasons.includes('number')) &&
    candidates.every(({ doubts }) => doubts.length === 0);
  const request_numbers = candidates.map(({ request_number }) => request_number);
  return { candidates, split: { request_numbers, is_certain: isCertain } };
}

/** True if both payers have the same application. */
const isSame = (one: Payer, other: Payer) =>
  one.member.request_number === other.member.request_number;
