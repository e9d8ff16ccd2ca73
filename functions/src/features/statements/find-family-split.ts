import { differenceOf } from '@fanclub/contract/money/due';
import { type Candidate, type FamilySplit, sharesMax } from '@fanclub/contract/statements/lines';
import type { Firestore } from 'firebase-admin/firestore';
import { familyOf, findDependants } from '#repositories/families';
import type { Member } from '#repositories/member';
import { findMember } from '#repositories/members';
import { readPaymentsOf } from '#repositories/payments';
import type { StatementLine } from '#repositories/statement-lines';
import { type Found, type JudgedLine, judgeCandidate } from './judge-candidate.ts';
import { type Payer, unseenOf } from './match-payment.ts';

/**
 * Returns those of a family who may have paid a line of a bank statement together: at least two, whose unseen amounts
 * (see `unseenOf`) add up to what is left of the line, with the same tolerance in rial as for one payer. One transfer
 * usually pays for one submission. So the members of each submission are tried first, beginning with the submission of
 * the member `foundId`, and then all members with an unseen amount. Other combinations are not tried. Returns null if
 * no group fits.
 */
export function splitOf(
  line: Pick<StatementLine, 'left' | 'currency'>,
  family: readonly Payer[],
  foundId: string,
): Payer[] | null {
  const open = family.filter((payer) => (unseenOf(payer, line.currency) ?? 0) > 0);
  const groups = [...submissionsOf(open, foundId), open];
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
 * Finds the people of a family whose unseen amounts (see `unseenOf`) a line of a bank statement may pay together. The
 * families of the candidates are searched, beginning with the likeliest candidate. A candidate whose own unseen
 * amount equals the line is left out. The split is certain by the same rule as a single candidate: the line names a
 * request number exactly, the amount is exactly the sum, and there is no doubt about any of the people.
 */
export async function findFamilySplit(
  db: Firestore,
  line: JudgedLine,
  likeliest: readonly { found: Found; candidate: Candidate }[],
): Promise<{ candidates: Candidate[]; split: FamilySplit } | null> {
  if (likeliest.some(({ candidate }) => candidate.is_certain)) return null;
  const looked = new Set<string>();
  for (const { found, candidate } of likeliest) {
    const isOfFamily = found.member.guardian_id !== null || found.member.has_family;
    const id = familyOf(found.member);
    if (!isOfFamily || candidate.reasons.includes('amount') || looked.has(id)) continue;
    looked.add(id);
    const payers = splitOf(line, await payersOf(db, id), found.member.id);
    if (payers) return proposed(line, payers, likeliest);
  }
  return null;
}

/** Returns the guardian and the dependants, each with their payments. */
async function payersOf(db: Firestore, guardianId: string): Promise<Payer[]> {
  const [guardian, dependants] = await Promise.all([
    findMember(db, guardianId),
    findDependants(db, guardianId),
  ]);
  const family = guardian ? [guardian, ...dependants] : dependants;
  return Promise.all(family.map((member) => payerOf(db, member)));
}

function proposed(
  line: JudgedLine,
  payers: readonly Payer[],
  likeliest: readonly { found: Found }[],
) {
  const candidates = payers.map((payer) => {
    const known = likeliest.find(({ found }) => found.member.id === payer.member.id)?.found;
    const notFound = { by: null, isShared: false, named: 0, earlier: null, paidBefore: false };
    return judgeCandidate(line, { ...(known ?? notFound), ...payer }, true);
  });
  const isCertain =
    candidates.some(({ reasons }) => reasons.includes('number')) &&
    candidates.every(({ doubts }) => doubts.length === 0);
  const member_ids = candidates.map(({ member_id }) => member_id);
  return { candidates, split: { member_ids, is_certain: isCertain } };
}
