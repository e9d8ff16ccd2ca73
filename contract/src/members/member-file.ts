import type { ColumnGroups } from '../files/list-file.ts';
import { exportedFieldNames, keptFieldNames } from './field-sets.ts';

/** Known columns keep their places; a field that is new to the table comes after them. */
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

/** What the row has inside of another field; new columns come last. */
const furtherColumns = [
  'guardian_id',
  /** Of the approved membership, beside which an application may be for the next season. */
  ...(['membership_season', 'membership_valid_until'] as const),
  /** What came in less what went back for the present application, in euro and in rial. */
  ...(['received_euro', 'received_rial'] as const),
] as const;

const keptOut = keptFieldNames.filter((name) => !exportedFieldNames.includes(name));

export type ExportColumn =
  | (typeof knownColumns)[number]
  | (typeof exportedFieldNames)[number]
  | (typeof furtherColumns)[number];

/** Named as in the API. Nothing that opens an account or a file. */
export const exportColumns: readonly ExportColumn[] = [
  ...new Set<ExportColumn>([...knownColumns, ...exportedFieldNames, ...furtherColumns]),
].filter((column) => !keptOut.some((name) => name === column));

export const memberColumnGroups = {
  keys: ['request_number', 'created_at'],
  groups: {
    person: [
      ...(['first_name', 'last_name', 'gender', 'birth_date', 'country_of_birth'] as const),
      ...(['holder_first_name', 'holder_last_name', 'holder_birth_date'] as const),
    ],
    contact: [
      ...(['email', 'phone', 'country_of_residency', 'address_of_residency'] as const),
      ...(['postal_code', 'language'] as const),
    ],
    membership: [
      ...(['season', 'pack_type', 'juventus_card', 'promo_code'] as const),
      ...(['guardian_id', 'membership_season', 'membership_valid_until'] as const),
    ],
    money: [
      ...(['base_amount', 'juventus_card_cost', 'shipping_cost', 'shipping_discount'] as const),
      ...(['shipping_effective', 'membership_fee', 'processing_fee', 'total_price'] as const),
      ...(['told_total', 'payment_method', 'euro_payment_method', 'exchange_rate'] as const),
      ...(['rial_amount', 'told_rial', 'is_paid', 'payment_note'] as const),
      ...(['transfer_number', 'payer_last_four', 'received_euro', 'received_rial'] as const),
    ],
    review: [
      ...(['request_status', 'submitted_at', 'decided_at', 'rejection_reason'] as const),
      ...(['receipt_also_used_by', 'not_me_at', 'delete_requested_at', 'id'] as const),
    ],
  },
} as const satisfies ColumnGroups & { groups: Record<string, readonly ExportColumn[]> };
