import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { timestampOf } from '#platform/time';

/**
 * `promo_codes/{CODE}`: staff edit these records by hand, so nothing about their fields is certain;
 * `@fanclub/contract/promo/promo-record` makes the best of them.
 */
const promoCodes = (db: Firestore) => db.collection('promo_codes');

export function promoCodeDoc(db: Firestore, code: string) {
  return promoCodes(db).doc(code);
}

/** A page by name: the one order that a malformed record cannot fall out of. */
export async function promoCodePage(
  db: Firestore,
  { size, after }: { size: number; after: string | undefined },
): Promise<{ rows: QueryDocumentSnapshot[]; nextCursor: string | null }> {
  const ordered = promoCodes(db)
    .orderBy(FieldPath.documentId())
    .limit(size + 1);
  const found = (await (after === undefined ? ordered : ordered.startAfter(after)).get()).docs;
  const rows = found.slice(0, size);
  const hasMore = found.length > size;
  return { rows, nextCursor: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

/** Fields of a code; `expiresAt` is ISO 8601 outside and a timestamp inside, null where it has none. */
export interface PromoCodeFields {
  discountType?: string | undefined;
  discountRate?: number | undefined;
  expiresAt?: string | null | undefined;
  maxUses?: number | null | undefined;
  usedCount?: number | undefined;
}

/** What is given of a code's fields, as the row keeps it. */
export function promoFieldsToStore({ expiresAt, ...rest }: PromoCodeFields): DocumentData {
  const time = typeof expiresAt === 'string' ? timestampOf(Date.parse(expiresAt)) : expiresAt;
  return Object.fromEntries(
    Object.entries({ ...rest, expiresAt: time }).filter(([, value]) => value !== undefined),
  );
}

/** True where storing a value would change nothing; a field that is not there is null. */
export function isSameStored(before: unknown, after: unknown): boolean {
  if (before instanceof Timestamp && after instanceof Timestamp) return before.isEqual(after);
  return (before ?? null) === after;
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
