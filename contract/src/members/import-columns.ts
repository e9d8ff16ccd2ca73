import {
  askedOfPeople,
  isOptional,
  type PersonFieldName,
  type SharedFieldName,
  sharedByFamily,
} from './field-sets.ts';

/**
 * Fields of a member that an imported file contains: those of each person, and those that a family shares. They have
 * the rules of a registration, so that a club knows as much about imported members as about members who register.
 */
export const importedFields: readonly ImportedField[] = [...askedOfPeople, ...sharedByFamily];
export type ImportedField = PersonFieldName | SharedFieldName;

/**
 * Columns about the membership. If the cell is empty, `season` is the present season, `paid` is "no", `paid_by` is
 * "other" and `paid_currency` is euro. What was paid was paid before this system: `paid_amount` in whole euro or rial,
 * `paid_on` the day. `paid_by` has the values of `paymentWays`. `card_sent` says whether the member has the club card
 * already. `member_number` and `member_since` are the number and the first day that the club gave the member earlier.
 * `guardian` is the e-mail or the request number of the member who answers for this person; then the fields that a
 * family shares are empty, because they are the guardian's.
 */
const importedFacts = [
  'season',
  'paid',
  'paid_amount',
  'paid_currency',
  'paid_on',
  'paid_by',
  'card_sent',
  'member_number',
  'member_since',
  'guardian',
] as const;

/** The columns that only owners may fill: what they say about a membership, nobody checks later. */
export const ownersColumns = ['season', 'member_number', 'member_since'] as const;

export const importColumns = [...importedFields, ...importedFacts] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Columns that may be absent or have empty cells. A member without a mailbox has no `email`. */
export const optionalColumns: readonly ImportColumn[] = [
  'email',
  'pack_type',
  'juventus_card',
  'language',
  ...importedFields.filter(isOptional),
  ...importedFacts,
];

/** Maximum number of lines in one call. Each line is a transaction of its own. */
export const importedAtOnce = 40;
/** Maximum length of a cell in characters. */
export const cellMaxLength = 300;
