import { dayMs, knownPayerDays } from '@fanclub/contract/retention/kept-until';
import { foldText, squeeze } from '@fanclub/contract/text/fold';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { ServerContext } from '#platform/context';
import { type Timestamp, timestampOf } from '#platform/time';
import { type RowQuery, type RowReference, rowsOf } from './rows.ts';

/**
 * `known_payers/{keyed hash of the payer as the bank writes it}`: the members whom this payer has paid for before.
 * Without the key of the hash, nobody can find out from the row who the payer is.
 */
export interface KnownPayerDocument {
  /** The member whom the payer has paid for most recently comes last. */
  member_ids: string[];
  expires_at: Timestamp;
}

/** How many members are remembered for one payer. */
const membersMost = 6;

const knownPayers = (db: Firestore) => rowsOf<KnownPayerDocument>(db, 'known_payers');

type Context = Pick<ServerContext, 'db' | 'keyedHash'>;

/** Returns the payer's rows under all hash keys, the current key's row first; none if the bank names no payer. */
function rowsOfPayer({ db, keyedHash }: Context, payer: string | null) {
  // The words of the name and the digits of the account. They are sorted, because the bank may write them in any order.
  const said = foldText(payer ?? '').replaceAll("'", '');
  const words = (said.match(/\p{L}{2,}|\d{4,}/gu) ?? []).map(squeeze);
  if (words.length < 2) return [];
  const ids = keyedHash.all('known-payer', words.sort().join(' '));
  return ids.map((id) => knownPayers(db).doc(id));
}

const membersIn = (rows: readonly DocumentSnapshot[]) => [
  ...new Set(rows.flatMap((row) => (row.get('member_ids') as string[] | undefined) ?? [])),
];

/** The ids of the members whom a payer has paid for before. */
export async function membersPaidBefore(context: Context, payer: string | null): Promise<string[]> {
  const rows = rowsOfPayer(context, payer);
  return rows.length === 0 ? [] : membersIn(await context.db.getAll(...rows));
}

/**
 * Reads what is known of a payer. Returns a function that stores that the payer has paid on `day` for the members
 * `memberIds`, and not, as was assumed by mistake, for the members `wrong`.
 */
export async function readPayer(
  context: Context,
  transaction: Transaction,
  payer: string | null,
): Promise<(memberIds: readonly string[], wrong: readonly string[], day: string) => void> {
  const rows = rowsOfPayer(context, payer);
  const [first] = rows;
  if (!first) return () => undefined;
  const stored = await transaction.getAll(...rows);
  const known = membersIn(stored);
  const ends = stored.flatMap((row) => (row.get('expires_at') as Timestamp | undefined) ?? []);
  return (memberIds, wrong, day) => {
    const end = Date.parse(day) + knownPayerDays * dayMs;
    const others = known.filter((id) => ![...memberIds, ...wrong].includes(id));
    transaction.set(first, {
      member_ids: [...others, ...memberIds].slice(-membersMost),
      expires_at: timestampOf(Math.max(end, ...ends.map((each) => each.toMillis()))),
    });
  };
}

/** The rows of the payers who have paid for a member. */
export const payersOf = (db: Firestore, memberId: string): RowQuery<KnownPayerDocument> =>
  knownPayers(db).where('member_ids', 'array-contains', memberId);

/** Forgets that a payer has paid for a member. A row without members is deleted. */
export function forgetPayer(
  transaction: Transaction,
  ref: RowReference<KnownPayerDocument>,
  { member_ids }: KnownPayerDocument,
  memberId: string,
): void {
  const others = member_ids.filter((id) => id !== memberId);
  if (others.length === 0) transaction.delete(ref);
  else transaction.update(ref, { member_ids: others });
}
