import { isDeepStrictEqual } from 'node:util';
import { isPossibleId } from '@fanclub/contract/http/id-field';
import type { PackType } from '@fanclub/contract/pricing/packages';
import { withNumbers } from '@fanclub/contract/promo/promo-record';
import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import { normalisePromoCode } from '@fanclub/contract/text/promo-code';
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
import { invalidFields } from '#platform/app-error';
import { timestampOf } from '#platform/time';
import { wasThere } from './rows.ts';

/**
 * `promo_codes/{CODE}`: staff may edit these records by hand, so any field may be missing or malformed.
 * `@fanclub/contract/promo/promo-record` reads them and never throws.
 */
const promoCodes = (db: Firestore) => db.collection('promo_codes');

export function promoCodeDoc(db: Firestore, code: string) {
  return promoCodes(db).doc(code);
}

/**
 * A character that sorts after every character of a promo code. So `text + behindAll` sorts after all codes that begin
 * with `text`.
 */
const behindAll = '\uf8ff';

/**
 * The codes that begin with a text, ordered by id. A malformed record may lack every other field, and an order by a
 * missing field leaves a record out.
 */
function codesBeginning(db: Firestore, beginning: string): Query {
  const byName = promoCodes(db).orderBy(FieldPath.documentId());
  return beginning ? byName.startAt(beginning).endAt(`${beginning}${behindAll}`) : byName;
}

interface PromoCodePage {
  size: number;
  after: string | undefined;
  /** The text with which the codes begin, as it was typed; empty for all codes. */
  typed: string;
}

/** Reads a page of the codes that begin with a text. Throws `validation_error` if `after` cannot be a code. */
export async function promoCodePage(
  db: Firestore,
  { size, after, typed }: PromoCodePage,
): Promise<{ rows: QueryDocumentSnapshot[]; nextCursor: string | null }> {
  const beginning = normalisePromoCode(typed) || typed.trim();
  if (beginning && !isPossibleId(beginning)) return { rows: [], nextCursor: null };
  let wanted = codesBeginning(db, beginning).limit(size + 1);
  if (after !== undefined) {
    if (!isPossibleId(after)) throw invalidFields({ cursor: 'invalid_value' });
    wanted = wanted.startAfter(after);
  }
  const found = (await wanted.get()).docs;
  const rows = found.slice(0, size);
  const hasMore = found.length > size;
  return { rows, nextCursor: hasMore ? (rows.at(-1)?.id ?? null) : null };
}

/** The codes that are restricted to one e-mail, given in lower case as it is stored. */
export function codesFor(db: Firestore, email: string): Query {
  return promoCodes(db).where('email', '==', email);
}

/**
 * Removes an e-mail from every code that is restricted to it. These codes are switched off, so that they don't
 * become open to everybody. A code that staff delete at that moment is skipped.
 */
export async function closeCodesFor(db: Firestore, email: string): Promise<void> {
  const { docs } = await codesFor(db, email).get();
  for (const row of docs) {
    await wasThere(row.ref.update({ email: FieldValue.delete(), disabled: true }));
  }
}

/**
 * Fields of a code as the API gives them: `expiresAt` is ISO 8601, and null if the code does not expire. In the row
 * it is a timestamp.
 */
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

/** Returns the given fields of a code as they are stored; null for a field that is to be removed. */
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

/** Returns the row of a new code, without the fields that are null or not given. */
export function newPromoCodeRow(given: PromoCodeFields): DocumentData {
  const stored = promoFieldsToStore({ ...given, usedCount: 0 });
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => value !== null));
}

/** True if storing a value would change nothing; an absent field counts as null. */
export function isSameStored(before: unknown, after: unknown): boolean {
  if (before instanceof Timestamp && after instanceof Timestamp) return before.isEqual(after);
  return isDeepStrictEqual(before ?? null, after);
}

/** Changes fields of a code; a field with the value null is removed. */
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

/**
 * Adds uses to the counter of a code, which the caller has read in the same transaction and found to be well-formed. The
 * sum is written, because staff may have stored the counter as text, which an increment of Firestore would replace.
 */
export function addPromoUses(
  transaction: Transaction,
  promo: DocumentSnapshot,
  uses: number,
): void {
  transaction.update(promo.ref, { usedCount: usedCountOf(promo) + uses });
}

const usedCountOf = (promo: DocumentSnapshot) =>
  Number(withNumbers(promo.data() ?? {}).usedCount ?? 0);

/**
 * Subtracts uses from the counter of a code. It does nothing if staff deleted the record or its counter is
 * malformed.
 */
export function giveBackPromoUses(
  transaction: Transaction,
  promo: DocumentSnapshot,
  uses: number,
): void {
  const usedCount = usedCountOf(promo);
  if (!Number.isInteger(usedCount) || usedCount <= 0) return;
  transaction.update(promo.ref, { usedCount: Math.max(0, usedCount - uses) });
}
