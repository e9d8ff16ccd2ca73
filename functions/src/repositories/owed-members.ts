import type { Amounts } from '@fanclub/contract/money/amounts';
import type { AskedFilter } from '@fanclub/contract/money/routes';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { searchedKeys } from './latin-forms.ts';
import type { PersonDocument } from './member.ts';
import { personsOf } from './members.ts';
import {
  behind,
  cursorOf,
  eachPage,
  inOrderOf,
  type PageRequest,
  type RowPage,
  readPage,
} from './pages.ts';
import type { RowQuery } from './rows.ts';

/** The members to whom money is owed back, ordered by `owes_back_since`. */
export function owedMembers(db: Firestore): RowQuery<PersonDocument> {
  return personsOf(db).where('owes_back_since', '>', timestampOf(0));
}

/** Reads a page of the members to whom money is owed back, longest waiting first. */
export function owedMembersPage(
  db: Firestore,
  page: PageRequest,
): Promise<RowPage<PersonDocument>> {
  return readPage(owedMembers(db), 'owes_back_since', { ...page, direction: 'asc' });
}

/** The members of whom a waiver or a reduction waits for a second person, longest waiting first. */
export const waitingAdjustments = (db: Firestore): RowQuery<PersonDocument> =>
  personsOf(db).where('asked_adjustment.at', '>', timestampOf(0)).orderBy('asked_adjustment.at');

/** The members who owe money, ordered by `owes_since`. */
export function owingMembers(db: Firestore, asked: AskedFilter = 'all'): RowQuery<PersonDocument> {
  const all =
    asked === 'all' ? personsOf(db) : personsOf(db).where('owes_asked', '==', asked === 'asked');
  return all.where('owes_since', '>', timestampOf(0));
}

export interface DebtFilter {
  asked?: AskedFilter | undefined;
  /** Only members who owe something for this season. */
  season?: string | undefined;
  /** A search text, as for the list of members. */
  q?: string | undefined;
}

/**
 * Reads a page of the members who owe money, longest waiting first. The query does not use season and search. The
 * function checks both on the rows that it has read, so a page may read every member who owes. This costs less than
 * indexes of both fields, which would have entries for every member.
 */
export async function owingMembersPage(
  db: Firestore,
  { asked, season, q = '' }: DebtFilter,
  page: PageRequest,
): Promise<RowPage<PersonDocument>> {
  const keys = searchedKeys(q);
  const all = owingMembers(db, asked);
  if (keys.length === 0 && !season)
    return readPage(all, 'owes_since', { ...page, direction: 'asc' });
  const ordered = inOrderOf(all, 'owes_since', 'asc');
  const rest = page.cursor === undefined ? ordered : behind(ordered, page.cursor);
  const rows: RowPage<PersonDocument>['rows'] = [];
  for await (const read of eachPage(rest, 200)) {
    rows.push(
      ...read.filter((row) => {
        const { search_keys, open_dues } = row.data();
        const isSought = keys.length === 0 || keys.some((key) => search_keys.includes(key));
        return isSought && (!season || open_dues.some((due) => due.season === season));
      }),
    );
    if (rows.length > page.size) break;
  }
  const shown = rows.slice(0, page.size);
  const last = rows.length > page.size ? shown.at(-1) : undefined;
  return { rows: shown, nextCursor: last ? cursorOf(last, 'owes_since') : null };
}

/** Adds up what all members owe. Firestore bills a read for each 1,000 members who owe. */
export async function sumOwed(db: Firestore): Promise<Amounts> {
  const sumOf = async (field: 'owes.EUR' | 'owes.IRR') => {
    const owing = personsOf(db).where(field, '>', 0);
    return (await owing.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum;
  };
  const [EUR, IRR] = await Promise.all([sumOf('owes.EUR'), sumOf('owes.IRR')]);
  return { EUR, IRR };
}

/** The members who are to be reminded by now to pay what is open, ordered by the time of the reminder. */
export function membersToRemind(db: Firestore, now: Date): RowQuery<PersonDocument> {
  return personsOf(db)
    .where('remind_to_pay_at', '<=', timestampOf(now))
    .orderBy('remind_to_pay_at');
}
