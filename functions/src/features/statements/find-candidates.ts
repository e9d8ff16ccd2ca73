import type { Candidate, LineSplit } from '@fanclub/contract/statements/lines';
import { normaliseTyped } from '@fanclub/contract/text/digits';
import type { Firestore } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { membersPaidBefore } from '#repositories/known-payers';
import type { Member } from '#repositories/member';
import { findMember, readWithApplication } from '#repositories/members';
import {
  type Holder,
  holdersOf,
  membersNamed,
  membersNamedInPersian,
  membersOwing,
  membersTold,
  membersWithCards,
  membersWithTransfers,
} from '#repositories/payers';
import type { StatementLine } from '#repositories/statement-lines';
import { findNumbers } from './find-numbers.ts';
import { findSplit, payerOf } from './find-split.ts';
import { type Found, type JudgedLine, judgeCandidate, weightOf } from './judge-candidate.ts';
import { type Payer, unseenOf } from './match-payment.ts';

const shownCandidates = 5;
/** If more members than this owe the amount of a bank statement's line, the amount does not help to find the payer. */
const owingMost = 8;

type Find = Pick<Found, 'by' | 'earlier' | 'paidBefore'> & { member: Member };
type Context = Pick<ServerContext, 'db' | 'keyedHash'>;

/** The candidates for a line of a bank statement, and those that it may pay together. */
export interface Offered {
  candidates: Candidate[];
  split: LineSplit | null;
}

/**
 * Finds the members to whom a line of a bank statement may belong, the likeliest first. If the unseen amounts (see
 * `unseenOf`) of several applications add up to the line, these come before all others. Members whose request
 * number the line names are searched first. Other signs are searched only if there is no such member, so that files
 * with request numbers need few reads.
 */
export async function findCandidates(context: Context, line: JudgedLine): Promise<Offered> {
  const { db } = context;
  const payers = await findPayers(context, line);
  const alone = payers.map((found) => ({ found, candidate: judgeCandidate(line, found) }));
  const likeliest = alone
    .filter(({ candidate }) => isTelling(candidate))
    .sort((a, b) => weightOf(b.candidate) - weightOf(a.candidate));
  const split = await findSplit(db, line, likeliest);
  const together = split?.candidates ?? [];
  const others = likeliest
    .map(({ candidate }) => candidate)
    .filter(({ request_number: own }) => !together.some((each) => each.request_number === own));
  const shown = others.slice(0, Math.max(shownCandidates - together.length, 0));
  return { candidates: [...together, ...shown], split: split?.split ?? null };
}

async function findPayers(context: Context, line: JudgedLine): Promise<Found[]> {
  const { db } = context;
  const numbers = findNumbers([line.text, line.payer, line.bank_id]);
  const [holders, told] = await Promise.all([
    holdersOf(db, numbers.exact),
    membersTold(db, numbers.exact),
  ]);
  const byNumber = [
    ...holders.map((holder) => findOf(holder, 'number')),
    ...told.map((holder) => findOf(holder, 'told_number')),
  ];
  const finds = byNumber.length > 0 ? byNumber : await findOthers(context, line, numbers.alike);
  const once = [...new Map(finds.toReversed().map((find) => [find.member.id, find])).values()];
  return Promise.all(
    once.map(async (find) => {
      const isShared = told.some(({ member }) => member.id !== find.member.id);
      const earlier = find.by === null ? earlierDebtOf(find.member, line) : find.earlier;
      const payer = await payerIn(db, { ...find, earlier }, line.currency);
      return { ...find, ...payer, earlier, isShared, named: holders.length };
    }),
  );
}

/**
 * Returns the payer for the application whose number the line names. If that application is an earlier one and nothing
 * of it is unseen (see `unseenOf`), returns the payer for the current application, because people copy the number from
 * their last transfer.
 */
async function payerIn(
  db: Firestore,
  { member, earlier }: Find,
  currency: StatementLine['currency'],
): Promise<Payer> {
  const present = await payerOf(db, member);
  const application = earlier && (await readWithApplication(db, db, member, earlier));
  if (!application) return present;
  const payer = { ...(await payerOf(db, application)), isEarlier: true };
  return (unseenOf(payer, currency) ?? 0) > 0 ? payer : present;
}

/**
 * Returns the number of an earlier application for which the member owes exactly what is left of the line; null if
 * there is none, or if the present application is open with this amount, too.
 */
function earlierDebtOf({ open_dues, request_number }: Member, line: JudgedLine): string | null {
  const fitting = open_dues.filter(
    ({ amount, currency }) => amount === line.left && currency === line.currency,
  );
  const isPresent = fitting.some((due) => due.request_number === request_number);
  return isPresent ? null : (fitting[0]?.request_number ?? null);
}

/** Returns what a number found. It is `earlier` if it is not that of the present application. */
const findOf = ({ number, member }: Holder, by: Find['by'], paidBefore = false): Find => ({
  member,
  by,
  earlier: member.request_number === number ? null : number,
  paidBefore,
});

async function findOthers(context: Context, line: JudgedLine, alike: string[]): Promise<Find[]> {
  const { db } = context;
  const says = normaliseTyped([line.text, line.payer, line.bank_id].join(' '));
  const words = says.split(/[^A-Za-z0-9/_-]+/);
  const cards = says.match(/(?<=^|[^0-9])[0-9xX*]*[0-9]{4}(?=$|[^0-9])/g) ?? [];
  const [meant, paid, ...others] = await Promise.all([
    holdersOf(db, alike),
    membersPaidBefore(context, line.payer),
    membersWithTransfers(
      db,
      words.filter((word) => /\d/.test(word) && word.length >= 4),
    ),
    membersWithCards(db, [...new Set(cards.map((card) => card.slice(-4)))]),
    membersNamed(db, line.payer ?? ''),
    membersNamedInPersian(db, line.payer ?? line.text ?? ''),
    membersOwing(db, { amount: line.left, currency: line.currency }, owingMost),
  ]);
  const known = await Promise.all(paid.map((id) => findMember(db, id)));
  const isPaid = ({ id }: Member) => paid.includes(id);
  return [
    ...meant.map((holder) => findOf(holder, 'number_alike', isPaid(holder.member))),
    ...[...known.filter((member) => member !== null), ...others.flat()].map(
      (member): Find => ({ member, by: null, earlier: null, paidBefore: isPaid(member) }),
    ),
  ];
}

/**
 * True if the reasons are enough to offer the candidate. The amount alone or the day alone is not, because many
 * members may share it; both together are enough.
 */
function isTelling({ reasons }: Candidate): boolean {
  return reasons.some((reason) => !['amount', 'day'].includes(reason)) || reasons.length === 2;
}
