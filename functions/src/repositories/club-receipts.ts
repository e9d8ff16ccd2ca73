import { clubDay } from '@fanclub/contract/club/club-day';
import type { Currency } from '@fanclub/contract/money/amounts';
import type { PackType } from '@fanclub/contract/pricing/packages';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import {
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Timestamp } from '#platform/time';
import type { Member } from './member.ts';
import { inOrderOf, type PageRequest, type RowPage, readPage } from './pages.ts';
import type { Payment } from './payments.ts';
import {
  inOfferedLanguage,
  type RowQuery,
  type RowReference,
  readTogether,
  rowsOf,
} from './rows.ts';

/**
 * `receipts/{token}`: the club's receipt for one transfer or one donation. The token, which nobody can guess, is drawn when the payment
 * is booked, and each payment that the receipt is for names it. The row waits without a number and content until
 * `numberReceipts` numbers it. The content is what was true then, and only the deletion of a person or a merge changes it.
 */
export interface ClubReceiptDocument {
  /** The person who paid; null once this person was deleted. */
  payer_id: string | null;
  /** The payer and the members who were paid for, without those who were deleted. */
  member_ids: string[];
  /** The receipts are numbered in the order of this time. */
  booked_at: Timestamp;
  /** The receipts that are booked in a year are numbered from 1 without gaps. The number is null while it waits. */
  year: number;
  number: number | null;
  /** The seasons of the lines; empty while the receipt waits. */
  seasons: string[];
  /** The request numbers of the applications whose payment was reversed. Their lines do not count. */
  reversed: string[];
  content: ReceiptContent | null;
}

export interface ReceiptContent {
  /** The payer's language. */
  language: LanguageCode;
  payer: string;
  /** The payer's street, postal code and country code; null if unknown. */
  address: string | null;
  postal_code: string | null;
  country: string | null;
  currency: Currency;
  day: string;
  reference: string | null;
  lines: ReceiptLine[];
  /** Of a donation: the numbers of the receipts for the payments of which it is a part. */
  part_of: { year: number; number: number }[];
  /** What the applications cost, and what of it is open; null for a donation, and if one of them is due in another currency. */
  due: number | null;
  open: number | null;
  /** What was received for the applications in this currency until the receipt got its number. */
  received: number;
}

/** What a part of the money was for. The member is null if the member was deleted. */
export interface ReceiptLine {
  what: 'membership' | 'donation';
  member_id: string | null;
  member: string | null;
  request_number: string | null;
  season: string;
  pack_type: PackType;
  amount: number;
}

/** A receipt that has its number. */
export type IssuedReceipt = ClubReceiptDocument & { number: number; content: ReceiptContent };

export const isIssued = (row: ClubReceiptDocument): row is IssuedReceipt =>
  row.number !== null && row.content !== null;

const receipts = (db: Firestore) =>
  rowsOf<ClubReceiptDocument>(db, 'receipts', ({ content, ...row }) => ({
    ...row,
    content: content && inOfferedLanguage(content),
  }));

export const clubReceiptDoc = (db: Firestore, token: string): RowReference<ClubReceiptDocument> =>
  receipts(db).doc(token);

/** The receipts that a member has paid, or that are for the member. */
export const clubReceiptsOf = (db: Firestore, memberId: string): RowQuery<ClubReceiptDocument> =>
  receipts(db).where('member_ids', 'array-contains', memberId);

/** The receipts without a number, in the order in which they were booked. */
export const waitingReceipts = (db: Firestore): RowQuery<ClubReceiptDocument> =>
  inOrderOf(receipts(db).where('number', '==', null), 'booked_at', 'asc');

/** Reads a page of the numbered receipts of a season, in the order of their numbers. */
export const receiptsOfSeason = (
  db: Firestore,
  season: string,
  page: PageRequest,
): Promise<RowPage<ClubReceiptDocument>> =>
  readPage(receipts(db).where('seasons', 'array-contains', season), 'booked_at', {
    ...page,
    direction: 'asc',
  });

/**
 * Writes, in the transaction that writes these payments, a receipt that waits for its number for each token that they
 * name for the first time. Payments of several members with one token share the receipt. A reversal marks its line in
 * the receipt, unless a payment that replaces the reversed one takes the receipt over.
 */
export function bookReceipts(
  transaction: Transaction,
  db: Firestore,
  written: readonly (readonly [Pick<Member, 'id' | 'guardian_id'>, readonly Payment[]])[],
): void {
  const entries = written.flatMap(([person, rows]) =>
    rows.flatMap((row) => (row.receipt ? [{ person, row, receipt: row.receipt }] : [])),
  );
  const tokensOf = (isReversal: boolean) =>
    new Set(
      entries
        .filter(({ row }) => (row.reverses !== null) === isReversal)
        .map((each) => each.receipt),
    );
  const [paid, reversed] = [tokensOf(false), tokensOf(true)];
  for (const token of paid) {
    if (reversed.has(token)) continue;
    const own = entries.filter((each) => each.receipt === token);
    const [first] = own;
    if (!first) continue;
    const payer = first.person.guardian_id ?? first.person.id;
    transaction.create(clubReceiptDoc(db, token), {
      payer_id: payer,
      member_ids: [...new Set([payer, ...own.map(({ person }) => person.id)])],
      booked_at: first.row.at,
      year: Number(clubDay(first.row.at.toDate()).slice(0, 4)),
      number: null,
      seasons: [],
      reversed: [],
      content: null,
    });
  }
  for (const token of reversed) {
    if (paid.has(token)) continue;
    const numbers = entries.filter((each) => each.receipt === token).map(({ row }) => row);
    transaction.update(clubReceiptDoc(db, token), {
      reversed: FieldValue.arrayUnion(...numbers.map((row) => row.request_number)),
    });
  }
}

/** `settings/clubReceipts`: by year, the last number that a receipt of the year got. */
const numbersDoc = (db: Firestore) =>
  rowsOf<Record<string, number>>(db, 'settings').doc('clubReceipts');

/**
 * Reads the last number of a year. Returns the next number, and a function that stores it. Numbers have no gaps,
 * because the transaction that writes the receipt also stores its number.
 */
export async function nextReceiptNumber(
  transaction: Transaction,
  db: Firestore,
  year: number,
): Promise<{ number: number; store: () => void }> {
  const last = (await transaction.get(numbersDoc(db))).data()?.[year] ?? 0;
  const number = last + 1;
  return {
    number,
    store: () => transaction.set(numbersDoc(db), { [year]: number }, { merge: true }),
  };
}

/** Reads the receipts with these tokens, by token. */
export async function receiptsByToken(
  db: Firestore,
  tokens: readonly (string | null)[],
): Promise<Map<string, ClubReceiptDocument>> {
  const rows = [...new Set(tokens)].flatMap((token) => (token ? clubReceiptDoc(db, token) : []));
  const found = (await readTogether(db, { rows })).rows;
  return new Map(found.flatMap((row) => (row.exists ? [[row.id, row.data() as never]] : [])));
}

/** The number of a receipt as people write it, such as `2026/17`; null if it has none. */
export const receiptNumberOf = (
  receipt: Pick<ClubReceiptDocument, 'year' | 'number'> | undefined,
): string | null => (receipt?.number ? `${receipt.year}/${receipt.number}` : null);

type Row = QueryDocumentSnapshot<ClubReceiptDocument>;

/**
 * Removes a deleted person from a receipt. The row is deleted with the last person. Until then its number stays in the
 * books of the others: a line without a name still counts, and a receipt without its payer cannot be opened any longer.
 * Returns true if the row is deleted.
 */
export function forgetInReceipt(
  transaction: Transaction,
  row: Row,
  { id, applications }: Pick<Member, 'id' | 'applications'>,
): boolean {
  const { content, reversed, ...receipt } = row.data();
  const numbers = applications.map(({ request_number }) => request_number);
  const member_ids = receipt.member_ids.filter((other) => other !== id);
  if (member_ids.length === 0) {
    transaction.delete(row.ref);
    return true;
  }
  const isPayer = receipt.payer_id === id;
  const nameless = { member_id: null, member: null, request_number: null };
  const lines = content?.lines.flatMap((line) => {
    if (line.member_id !== id) return line;
    return reversed.includes(line.request_number ?? '') ? [] : { ...line, ...nameless };
  });
  const withoutPayer = { payer: '', address: null, postal_code: null, reference: null };
  transaction.update(row.ref, {
    member_ids,
    reversed: reversed.filter((number) => !numbers.includes(number)),
    ...(isPayer && { payer_id: null }),
    ...(content && { content: { ...content, lines, ...(isPayer && withoutPayer) } }),
  });
  return false;
}

/** Gives a receipt to the member who stays after a merge. */
export function moveReceipt(
  transaction: Transaction,
  row: Row,
  { stays, goes }: { stays: string; goes: string },
): void {
  const { payer_id, member_ids, content } = row.data();
  const renamed = <Id extends string | null>(id: Id) => (id === goes ? stays : id);
  transaction.update(row.ref, {
    payer_id: renamed(payer_id),
    member_ids: [...new Set(member_ids.map(renamed))],
    ...(content && {
      content: {
        ...content,
        lines: content.lines.map((line) => ({ ...line, member_id: renamed(line.member_id) })),
      },
    }),
  });
}
