import { array, eachOnce, mixed, string } from '../validation/yup.ts';
import { type CorrectableFieldName, correctableBy } from './field-sets.ts';
import { type CardApplication, lacksIdentity } from './identity.ts';

/** A field that its owner can be asked to correct. */
export type FieldItem = CorrectableFieldName<'rejected'>;
type DocumentItem = 'receipt' | 'passport';
/** What a review can ask of a member: an image, the rest of the money, or one field. */
export type ReviewItem = DocumentItem | 'amount' | FieldItem;

export const fieldItems: readonly FieldItem[] = correctableBy('rejected');
export const reviewItems: readonly ReviewItem[] = ['receipt', 'amount', 'passport', ...fieldItems];

export const reviewNoteMaxLength = 500;

/** The items of a request: one at least, none of them twice. */
export const reviewItemsField = () =>
  array(mixed<ReviewItem>().oneOf(reviewItems).required())
    .min(1)
    .max(reviewItems.length)
    .test(
      'each_once',
      'invalid_value',
      eachOnce((item) => item),
    );

/** What the reviewers add in their own words. */
export const reviewNoteField = () => string().max(reviewNoteMaxLength).nullable().optional();

/** The image that answers an item; the rest of the money is shown by a receipt of its own. */
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
 * What a member may, and has to, send for these items, and nothing else: a country asks for the
 * postal code of its form, and an application that goes under review again for the images that it
 * lacks.
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
