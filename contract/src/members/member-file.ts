import { isOffered, type Offer } from '../club/offers.ts';
import type { ColumnGroups } from '../files/list-file.ts';
import type { FormPart } from './field-kinds.ts';
import {
  askedIn,
  exportedFieldNames,
  type KeptFieldName,
  keptFieldNames,
  memberField,
} from './field-sets.ts';

/**
 * The first columns of the members' file. Their order is fixed, so that spreadsheets of staff keep working; a new field
 * of `memberFields` comes after them.
 */
const knownColumns = [
  'request_number',
  'created_at',
  'first_name',
  'last_name',
  'email',
  'phone',
  'gender',
  'birth_date',
  'country_of_birth',
  'country_of_residency',
  'address_of_residency',
  'postal_code',
  'language',
  'season',
  'pack_type',
  'juventus_card',
  'promo_code',
  'base_amount',
  'juventus_card_cost',
  'shipping_cost',
  'shipping_discount',
  'shipping_effective',
  'membership_fee',
  'processing_fee',
  'total_price',
  'told_total',
  'payment_method',
  'euro_payment_method',
  'exchange_rate',
  'rial_amount',
  'told_rial',
  'is_paid',
  'request_status',
  'submitted_at',
  'decided_at',
  'rejection_reason',
  'receipt_also_used_by',
  'not_me_at',
  'delete_requested_at',
  'id',
  'payment_note',
] as const;

/** Columns with values that are not fields of a registration. A new column is added at the end. */
const furtherColumns = [
  'guardian_id',
  /** Season of the approved membership, which may be earlier than the season of the application. */
  'membership_season',
  'membership_valid_until',
  /** Money received minus money paid back for the current application, in euro and in rial. */
  'received_euro',
  'received_rial',
  /** The permanent number, and the first day of the first membership. */
  'member_number',
  'member_since',
  /** What holds today: a valid membership, one that begins later, one that has ended, or none. */
  'standing',
  'membership_valid_from',
  /** Season and first day of a membership that was approved early. */
  'next_season',
  'next_valid_from',
] as const;

const keptOut = keptFieldNames.filter((name) => !exportedFieldNames.includes(name));

export type ExportColumn =
  | (typeof knownColumns)[number]
  | (typeof exportedFieldNames)[number]
  | (typeof furtherColumns)[number];

/** What the club must have for a column to be in its file. */
const columnNeeds: { readonly [Column in ExportColumn]?: Offer } = {
  juventus_card: 'card',
  promo_code: 'promo',
  juventus_card_cost: 'card',
  shipping_cost: 'card',
  shipping_discount: 'card',
  shipping_effective: 'card',
  exchange_rate: 'rial',
  rial_amount: 'rial',
  told_rial: 'rial',
  received_rial: 'rial',
};

const isOfThisClub = (column: ExportColumn) => isOffered({ needs: columnNeeds[column] });

/**
 * Columns of the members' file, named as in the API; `headOf` has the names in the file. Passwords, links and addresses
 * of images are not among them.
 */
export const exportColumns: readonly ExportColumn[] = [
  ...new Set<ExportColumn>([...knownColumns, ...exportedFieldNames, ...furtherColumns]),
]
  .filter((column) => !keptOut.some((name) => name === column))
  .filter(isOfThisClub);

/** Returns the given columns and, after them, the exported fields of the given parts of the form. */
function withFieldsOf(
  columns: readonly ExportColumn[],
  ...parts: FormPart[]
): readonly ExportColumn[] {
  const asked = askedIn(...parts).filter((name) => memberField(name).exported);
  return [...new Set<ExportColumn>([...columns, ...(asked as KeptFieldName[])])].filter(
    isOfThisClub,
  );
}

export const memberColumnGroups = {
  keys: ['request_number', 'created_at'],
  groups: {
    person: withFieldsOf(
      [
        'first_name',
        'last_name',
        'gender',
        'birth_date',
        'country_of_birth',
        'holder_first_name',
        'holder_last_name',
        'holder_birth_date',
      ],
      'personal',
      'holder',
    ),
    contact: withFieldsOf(
      ['email', 'phone', 'country_of_residency', 'address_of_residency', 'postal_code', 'language'],
      'residence',
      'contact',
    ),
    membership: withFieldsOf(
      [
        'season',
        'pack_type',
        'juventus_card',
        'promo_code',
        'guardian_id',
        'standing',
        'membership_season',
        'membership_valid_from',
        'membership_valid_until',
        'member_number',
        'member_since',
        'next_season',
        'next_valid_from',
      ],
      'membership',
    ),
    money: withFieldsOf(
      [
        'base_amount',
        'juventus_card_cost',
        'shipping_cost',
        'shipping_discount',
        'shipping_effective',
        'membership_fee',
        'processing_fee',
        'total_price',
        'told_total',
        'payment_method',
        'euro_payment_method',
        'exchange_rate',
        'rial_amount',
        'told_rial',
        'is_paid',
        'payment_note',
        'transfer_number',
        'payer_last_four',
        'received_euro',
        'received_rial',
      ],
      'payment',
    ),
    review: [
      'request_status',
      'submitted_at',
      'decided_at',
      'rejection_reason',
      'receipt_also_used_by',
      'not_me_at',
      'delete_requested_at',
      'id',
    ],
  },
} as const satisfies ColumnGroups & { groups: Record<string, readonly ExportColumn[]> };
