import type { FieldItem } from '@fanclub/contract/members/review-items';
import { documentOf, type openedBy, type ReviewItem } from '@fanclub/contract/members/review-items';
import type { FileType } from '@fanclub/contract/uploads/file-rules';

/** A part of the form: one image, or the fields of one requested item. */
export interface Section {
  items: ReviewItem[];
  document: FileType | null;
  fields: FieldItem[];
}

/**
 * Returns the parts of the form: images first, then fields. Two requested items that need the same image share
 * a part.
 */
export function sectionsOf(
  asked: readonly ReviewItem[],
  { documents, fields }: ReturnType<typeof openedBy>,
): Section[] {
  const ofDocuments = documents.map((document): Section => {
    const items = asked.filter((item) => documentOf(item) === document);
    // An image that was deleted after the request is needed, too, although it is not among the requested items. Then
    // the image itself is the part's item.
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
