import { isDeepStrictEqual } from 'node:util';
import type { PackType } from '@fanclub/contract/pricing/packages';
import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';
import { countOf, wasThere } from './rows.ts';

/**
 * `promo_codes/{CODE}`: staff edit these records by hand, so nothing about their fields is certain;
 * `@fanclub/contract/promo/promo-record` makes the best of them.
 */
const promoCodes = (db: Firestore) => db.collection('promo_codes');

export function promoCodeDoc(db: Firestore, code: string) {
  return promoCodes(db).doc(code);
}

/** Behind every name that begins with what stands before it. */
const behindAll = '\uf8ff';

/** Those whose names begin so, by name: the one order that a malformed record cannot fall out of. */
function codesBeginning(db: Firestore, beginning: string): Query {
  const byName = promoCodes(db).orderBy(FieldPath.documentId());
  return beginning ? byName.startAt(beginning).endAt(`${beginning}${behindAll}`) : byName;
}

/** How many there are of them. */
export function countPromoCodes(db: Firestore, beginning: string): Promise<number> {
  return countOf(codesBeginning(db, beginning));
}

interface PromoCodePage {
  size: number;
  after: string | undefined;
  /** What the names begin with; empty for all. */
  beginning: string;
}

/** A page of them. */
export async function promoCodePage(
  db: Firestore,
  { size, after, beginning }: PromoCodePage,
): Promise<{ rows: QueryDocumentSnapshot[]; nextCursor: string | null }> {
  let wanted = codesBeginning(db, beginning).limit(size + 1);
  if (after !== undefined) wanted = wanted.startAfter(after);
  const found = (await wanted.get()).docs;
  const rows = found.slice(0, size);
  const hasMore = found.length > size;
  return { rows, nextCursor: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

/** The codes that are for one e-mail, in lower case as we write it. */
export function codesFor(db: Firestore, email: string): Query {
  return promoCodes(db).where('email', '==', email);
}

/**
 * Lets go of an e-mail in every code that was for it. None becomes everybody's: they are switched off.
 * One that staff delete at that moment has let go of it already.
 */
export async function closeCodesFor(db: Firestore, email: string): Promise<void> {
  const { docs } = await codesFor(db, email).get();
  for (const row of docs) {
    await wasThere(row.ref.update({ email: FieldValue.delete(), disabled: true }));
  }
}

/** Fields of a code; `expiresAt` is ISO 8601 outside and a timestamp inside, null where it has none. */
export interface PromoCodeFields {
  discountType?: string | undefined;
  discountRate?: number | undefined;
  expiresAt?: string | null | undefined;
  maxUses?: number | null | undefined;
  usedCount?: number | undefined;
  disabled?: boolean | undefined;
  packTypes?: readonly PackType[] | null | undefined;
  email?: string | null | undefined;
  sentences?: PromoSentences | null | undefined;
}

/** What is given of a code's fields, as the row keeps it; null where it keeps none. */
export function promoFieldsToStore(given: PromoCodeFields): DocumentData {
  const { expiresAt, disabled, sentences } = given;
  const time = typeof expiresAt === 'string' ? timestampOf(Date.parse(expiresAt)) : expiresAt;
  const hasSentences = sentences && Object.keys(sentences).length > 0;
  const stored = {
    ...given,
    expiresAt: time,
    disabled: disabled === false ? null : disabled,
    sentences: hasSentences === false ? null : sentences,
  };
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== undefined));
}

/** A new code's row: what is not given is not there. */
export function newPromoCodeRow(given: PromoCodeFields): DocumentData {
  const stored = promoFieldsToStore({ ...given, usedCount: 0 });
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
}

/** True where storing a value would change nothing; a field that is not there is null. */
export function isSameStored(before: unknown, after: unknown): boolean {
  if (before instanceof Timestamp && after instanceof Timestamp) return before.isEqual(after);
  return isDeepStrictEqual(before ?? null, after);
}

/** Changes fields of a code; null removes one. */
export function updatePromoCodeRow(
  transaction: Transaction,
  db: Firestore,
  code: string,
  fields: DocumentData,
): void {
  const update = Object.entries(fields).map(([name, value]) => [
    name,
    value ?? FieldValue.delete(),
  ]);
  transaction.update(promoCodeDoc(db, code), Object.fromEntries(update));
}

/** Counts uses of a code, whose record the transaction has found to be well-formed. */
export function addPromoUses(
  transaction: Transaction,
  db: Firestore,
  code: string,
  uses: number,
): void {
  transaction.update(promoCodeDoc(db, code), { usedCount: FieldValue.increment(uses) });
}

/** Gives uses back. Staff may have deleted the record, or written something else into it. */
export function giveBackPromoUses(
  transaction: Transaction,
  promo: DocumentSnapshot,
  uses: number,
): void {
  const usedCount: unknown = promo.get('usedCount');
  if (!Number.isInteger(usedCount) || Number(usedCount) <= 0) return;
  transaction.update(promo.ref, { usedCount: Math.max(0, Number(usedCount) - uses) });
}
