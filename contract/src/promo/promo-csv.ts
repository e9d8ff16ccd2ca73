import type { ColumnGroups } from '../files/list-file.ts';
import { languageCodes } from '../text/languages.ts';

/** Columns of a CSV file of codes to import. They can be in any order; the first three are required. */
export const promoCsvColumns = [
  'code',
  'discountType',
  'discountRate',
  'expiresAt',
  'maxUses',
  'packTypes',
  'email',
  ...languageCodes.map((code) => `sentence_${code}` as const),
] as const;
export type PromoCsvColumn = (typeof promoCsvColumns)[number];

/** Columns of an exported file of codes in addition to those of `promoCsvColumns`. */
const useColumns = ['state', 'disabled', 'usedCount', 'held', 'left', 'malformed_fields'] as const;

/** Columns of GET /api/admin/promo-codes.csv. A file that has only the columns of `promoCsvColumns` can be imported. */
export const promoFileColumns = [...promoCsvColumns, ...useColumns] as const;
export type PromoFileColumn = (typeof promoFileColumns)[number];

const [codeColumn, ...termColumns] = promoCsvColumns;
export const promoColumnGroups = {
  keys: [codeColumn],
  groups: { terms: termColumns, use: useColumns },
} as const satisfies ColumnGroups;

/** Maximum number of codes in one import. One transaction creates all codes and an audit row for each of them. */
export const promoCsvMaxLines = 200;
/** Maximum length of an imported file in characters, so that it fits into a JSON body. */
export const promoCsvMaxLength = 30_000;

/** Results of a line of an imported file: a new code, an equal code that already exists, or an error. */
export const promoLineStates = ['new', 'there', 'wrong'] as const;
export type PromoLineState = (typeof promoLineStates)[number];
