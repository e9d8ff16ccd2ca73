import { exportedFieldNames, keptFieldNames } from '@fanclub/contract/members/field-sets';
import type { AdminMember } from '@fanclub/contract/members/profile';
import { presentMemberForAdmin } from '#features/members/present-member';
import type { ServerContext } from '#platform/context';
import { matchingMembers, toMember } from '#repositories/members';
import { eachPage, inOrderOf } from '#repositories/pages';
import { byteOrderMark, type Cell, csvRecord } from './csv.ts';
import { directionOf, type ListRequest } from './list-members.ts';

const membersPerPage = 200;

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
] as const satisfies (keyof AdminMember)[];

const keptOut = keptFieldNames.filter((name) => !exportedFieldNames.includes(name));

/** Named as in the API. Nothing that opens an account or a file. */
export const exportedColumns = [...new Set([...knownColumns, ...exportedFieldNames])].filter(
  (column) => !keptOut.some((name) => name === column),
);

function recordOf(member: AdminMember): string {
  const cells = exportedColumns.map((column): Cell => {
    const value = member[column];
    return Array.isArray(value) ? value.join(' ') : value;
  });
  return csvRecord(cells);
}

/**
 * The CSV of all members that a filter and a search let through, one part per page. Each member is
 * read once; a page is read when the one before it has been taken, and none after the reader went.
 */
export async function* exportMembers(
  { db, now }: ServerContext,
  request: Pick<ListRequest, 'status' | 'q' | 'sort'>,
  pageSize = membersPerPage,
): AsyncGenerator<string> {
  const ordered = inOrderOf(matchingMembers(db, request), 'created_at', directionOf(request.sort));
  const at = now();
  let head = byteOrderMark + csvRecord(exportedColumns);
  for await (const page of eachPage(ordered, pageSize)) {
    const records = page.map((row) => recordOf(presentMemberForAdmin(toMember(row), at)));
    yield head + records.join('');
    head = '';
  }
}
