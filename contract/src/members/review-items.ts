import { array, eachOnce, mixed, string } from '../validation/yup.ts';
import { byName } from './by-name.ts';
import { type CorrectableFieldName, correctableBy } from './field-sets.ts';
import { type CardApplication, lacksIdentity } from './identity.ts';

/** A field that a member can be asked to correct. */
export type FieldItem = CorrectableFieldName<'rejected'>;
type DocumentItem = 'receipt' | 'passport';
/** An item that a review can ask of a member: an image, the rest of the money, or one field. */
export type ReviewItem = DocumentItem | 'amount' | FieldItem;

export const fieldItems: readonly FieldItem[] = correctableBy('rejected');
export const reviewItems: readonly ReviewItem[] = ['receipt', 'amount', 'passport', ...fieldItems];

export const reviewNoteMaxLength = 500;

/** Returns the schema of the items of a request: at least one, none of them twice. */
export const reviewItemsField = () =>
  array(mixed<ReviewItem>().oneOf(reviewItems).required())
    .min(1)
    .max(reviewItems.length)
    .test(
      'each_once',
      'invalid_value',
      eachOnce((item) => item),
    );

/** Returns the schema of the reviewer's own words. */
export const reviewNoteField = () => string().max(reviewNoteMaxLength).nullable().optional();

/** Returns the image that answers an item, or null. The rest of the money is shown by a receipt of its own. */
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
 * Returns what a member may, and has to, send for these items. The country also opens the postal code, whose
 * form depends on it. A rejected application also needs the images that it lacks.
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
 * Returns the sentences of a language for all items. A field without a sentence of its own gets one that names
 * its label.
 */
export function withEveryField(
  sentences: Record<DocumentItem | 'amount', string> & Partial<Record<FieldItem, string>>,
  sentenceOf: (name: FieldItem) => string,
): Record<ReviewItem, string> {
  return { ...byName<Record<FieldItem, string>>(fieldItems, sentenceOf), ...sentences };
}
