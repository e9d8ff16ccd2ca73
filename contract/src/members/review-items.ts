import { array, eachOnce, mixed, string } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { type CorrectableFieldName, correctableBy } from './field-sets.ts';
import { type CardApplication, lacksIdentity } from './identity.ts';

/** A field that a reviewer can ask a member to correct. */
export type FieldItem = CorrectableFieldName<'rejected'>;
type DocumentItem = 'receipt' | 'passport';
/** An item that a reviewer can ask a member to send or correct: an image, the missing part of the money, or a field. */
export type ReviewItem = DocumentItem | 'amount' | FieldItem;

export const fieldItems: readonly FieldItem[] = correctableBy('rejected');
/** The fields that a member can begin to correct without a request. They change only when staff edit them. */
export const begunItems = ['first_name', 'last_name'] as const satisfies FieldItem[];
export const reviewItems: readonly ReviewItem[] = ['receipt', 'amount', 'passport', ...fieldItems];

/** The most frequent reasons for a rejection, each with the items that the member then has to replace or correct. */
export const commonReasonItems = {
  receipt_unreadable: ['receipt'],
  other_amount: ['receipt'],
  no_receipt: ['receipt'],
  document_unreadable: ['passport'],
  other_name: ['first_name', 'last_name', 'passport'],
} as const satisfies Record<string, readonly ReviewItem[]>;
export type CommonReason = keyof typeof commonReasonItems;
export const commonReasonNames = Object.keys(commonReasonItems) as readonly CommonReason[];

export const reviewNoteMaxLength = 500;

/** Returns the schema of the items of a request: at least one, and none twice. */
export const reviewItemsField = () =>
  array(mixed<ReviewItem>().oneOf(reviewItems).required())
    .min(1)
    .max(reviewItems.length)
    .test(
      'each_once',
      'invalid_value',
      eachOnce((item) => item),
    );

/** Returns the schema of the reviewer's text. */
export const reviewNoteField = () => string().max(reviewNoteMaxLength).nullable().optional();

/**
 * Returns the image that a member sends for an item; null for a field. For the missing part of the money (`amount`),
 * the member sends a new receipt.
 */
export function documentOf(item: ReviewItem): DocumentItem | null {
  if (item === 'amount') return 'receipt';
  return item === 'receipt' || item === 'passport' ? item : null;
}

interface Opened {
  documents: DocumentItem[];
  fields: FieldItem[];
}

interface Documents extends CardApplication {
  request_status: string;
  receipt_url: string | null;
  passport_url: string | null;
}

/**
 * Returns the images that a member has to send and the fields that the member may change for these items. If the
 * country is an item, the postal code may be changed too, because its form depends on the country. A rejected
 * application also needs the images that it lacks.
 */
export function openedBy(items: readonly ReviewItem[], member: Documents): Opened {
  const asked = items.map(documentOf);
  const isAgain = member.request_status === 'rejected';
  const needs: Record<DocumentItem, boolean> = {
    receipt: isAgain && member.receipt_url === null,
    passport: isAgain && lacksIdentity(member, member.passport_url !== null),
  };
  const documents = (['receipt', 'passport'] as const).filter(
    (type) => needs[type] || asked.includes(type),
  );
  const isFieldOpen = (name: FieldItem) =>
    items.includes(name) || (name === 'postal_code' && items.includes('country_of_residency'));
  return { documents, fields: fieldItems.filter(isFieldOpen) };
}

/**
 * Returns a sentence for each item. A field without a sentence in `sentences` gets the sentence that `sentenceOf`
 * returns.
 */
export function withEveryField(
  sentences: Record<DocumentItem | 'amount', string> & Partial<Record<FieldItem, string>>,
  sentenceOf: (name: FieldItem) => string,
): Record<ReviewItem, string> {
  return { ...byName<Record<FieldItem, string>>(fieldItems, sentenceOf), ...sentences };
}
