import type { ColumnGroups } from '../files/list-file.ts';

/** The columns of a file of codes, in any order; the first three are needed. */
export const promoCsvColumns = [
  'code',
  'discountType',
  'discountRate',
  'expiresAt',
  'maxUses',
  'packTypes',
  'email',
  'sentence_fa',
  'sentence_en',
  'sentence_it',
] as const;
export type PromoCsvColumn = (typeof promoCsvColumns)[number];

/** What is known of a code beside that: of a file of codes that leaves. */
const useColumns = ['state', 'disabled', 'usedCount', 'held', 'left', 'malformed_fields'] as const;

/** A file that leaves with the terms alone can come back as one of many codes. */
export const promoFileColumns = [...promoCsvColumns, ...useColumns] as const;
export type PromoFileColumn = (typeof promoFileColumns)[number];

const [codeColumn, ...termColumns] = promoCsvColumns;
export const promoColumnGroups = {
  keys: [codeColumn],
  groups: { terms: termColumns, use: useColumns },
} as const satisfies ColumnGroups;

/** Lines of codes at once: what one transaction makes, each with its row of history. */
export const promoCsvMaxLines = 200;
/** Characters; a body of JSON has room for them. */
export const promoCsvMaxLength = 30_000;

/** What a line would make: a new code, nothing because the very same is there, or nothing at all. */
export const promoLineStates = ['new', 'there', 'wrong'] as const;
export type PromoLineState = (typeof promoLineStates)[number];
