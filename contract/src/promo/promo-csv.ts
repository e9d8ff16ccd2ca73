import type { ColumnGroups } from '../files/list-file.ts';
import { languageCodes } from '../text/languages.ts';

/** Columns of an imported file of codes, in any order; the first three are required. */
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

/** Further columns of an exported file of codes. */
const useColumns = ['state', 'disabled', 'usedCount', 'held', 'left', 'malformed_fields'] as const;

/** Columns of GET /api/admin/promo-codes.csv. A file with the columns of the terms alone can be imported. */
export const promoFileColumns = [...promoCsvColumns, ...useColumns] as const;
export type PromoFileColumn = (typeof promoFileColumns)[number];

const [codeColumn, ...termColumns] = promoCsvColumns;
export const promoColumnGroups = {
  keys: [codeColumn],
  groups: { terms: termColumns, use: useColumns },
} as const satisfies ColumnGroups;

/** Number of codes in one import: one transaction makes them, each with its audit row. */
export const promoCsvMaxLines = 200;
/** Length in characters that fits into a JSON body. */
export const promoCsvMaxLength = 30_000;

/** Result of a line: a new code, no change because the same code exists, or an error. */
export const promoLineStates = ['new', 'there', 'wrong'] as const;
export type PromoLineState = (typeof promoLineStates)[number];
