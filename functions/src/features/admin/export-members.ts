import { exportedFieldNames, keptFieldNames } from '@fanclub/contract/members/field-sets';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { MemberDocument } from '#repositories/member';
import { matchingMembers } from '#repositories/members';
import { behind, cursorOf, eachPage, inOrderOf, type StoredRow } from '#repositories/pages';
import { plain } from '#repositories/plain-row';
import { byteOrderMark, type Cell, csvRecord } from './csv.ts';
import { directionOf, type ListRequest } from './list-members.ts';

const membersPerPage = 200;
/** A page begins behind the last one's, so that it is exported, too. */
const orderedBy = 'created_at';

export type ExportedList = Pick<ListRequest, 'status' | 'q' | 'sort'>;

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
] as const satisfies (keyof MemberDocument | 'id')[];

const keptOut = keptFieldNames.filter((name) => !exportedFieldNames.includes(name));

/** Named as in the API. Nothing that opens an account or a file. */
export const exportedColumns = [...new Set([...knownColumns, ...exportedFieldNames])].filter(
  (column) => !keptOut.some((name) => name === column),
);

const storedColumns = exportedColumns.filter((column) => column !== 'id');

function recordOf(row: StoredRow): string {
  const cells = exportedColumns.map((column): Cell => {
    const value = column === 'id' ? row.id : plain(row.get(column));
    return Array.isArray(value) ? value.join(' ') : (value as Cell);
  });
  return csvRecord(cells);
}

export interface ExportPage {
  /** The first page's begins with the columns' names. */
  text: string;
  rows: number;
  /** Null after the last page. */
  nextCursor: string | null;
}

/**
 * The CSV of all members that a filter and a search let through, from the beginning or from where an
 * earlier reader stopped. Each member is read once, the exported columns alone; a page is read when
 * the one before it has been taken, and none after the reader went.
 */
export async function* exportPages(
  { db }: Pick<ServerContext, 'db'>,
  request: ExportedList,
  { from, rowsPerPage }: { from: string | null; rowsPerPage: number },
): AsyncGenerator<ExportPage> {
  const found = inOrderOf(matchingMembers(db, request), orderedBy, directionOf(request.sort));
  const rest = from === null ? found : behind(found, from);
  let head = from === null ? byteOrderMark + csvRecord(exportedColumns) : '';
  for await (const page of eachPage(rest.select(...storedColumns), rowsPerPage)) {
    const last = page.length === rowsPerPage ? page.at(-1) : undefined;
    yield {
      text: head + page.map(recordOf).join(''),
      rows: page.length,
      nextCursor: last ? cursorOf(last, orderedBy) : null,
    };
    head = '';
  }
}

/** The same from beginning to end; throws `export_too_long` where sending would not come to it. */
export async function exportMembers(
  { db, environment }: ServerContext,
  request: ExportedList,
  rowsPerPage = membersPerPage,
): Promise<AsyncIterable<string>> {
  const { count } = (await matchingMembers(db, request).count().get()).data();
  if (count > environment.exportStreamRows) throw new AppError('export_too_long');
  return textsOf(exportPages({ db }, request, { from: null, rowsPerPage }));
}

async function* textsOf(pages: AsyncIterable<ExportPage>): AsyncGenerator<string> {
  for await (const { text } of pages) yield text;
}

export const csvFileName = (now: Date) => `members-${now.toISOString().slice(0, 10)}.csv`;
