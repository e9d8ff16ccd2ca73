import type { FieldItem } from '@fanclub/contract/members/review-items';
import { documentOf, type openedBy, type ReviewItem } from '@fanclub/contract/members/review-items';
import type { FileType } from '@fanclub/contract/uploads/file-rules';

/** What is replaced or corrected together: one image, or the fields of one item. */
export interface Section {
  items: ReviewItem[];
  document: FileType | null;
  fields: FieldItem[];
}

/** In the order in which it was asked; two items that one image answers are one section. */
export function sectionsOf(
  asked: readonly ReviewItem[],
  { documents, fields }: ReturnType<typeof openedBy>,
): Section[] {
  const ofDocuments = documents.map((document): Section => {
    const items = asked.filter((item) => documentOf(item) === document);
    // An image that is gone since is needed too, and asked for in the same words.
    return { items: items.length > 0 ? items : [document], document, fields: [] };
  });
  const withCountry = fields.includes('country_of_residency');
  const ofFields = fields
    .filter((name) => !(withCountry && name === 'postal_code'))
    .map((name): Section => {
      const isCountry = name === 'country_of_residency';
      const together: FieldItem[] = isCountry ? [name, 'postal_code'] : [name];
      return { items: [name], document: null, fields: together };
    });
  return [...ofDocuments, ...ofFields];
}
