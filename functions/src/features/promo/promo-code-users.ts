import { promoUserColumns } from '@fanclub/contract/promo/admin-routes';
import type { PromoUser } from '@fanclub/contract/promo/promo-code';
import type { Firestore } from 'firebase-admin/firestore';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import type { MemberDocument } from '#repositories/member';
import { membersWithCode } from '#repositories/members';
import { inOrderOf, type PageRequest, type RowPage, readPage } from '#repositories/pages';

const orderedBy = 'created_at';

/** Returns a page of the members whose registration used a code, newest first. */
export async function promoCodeUsers(
  db: Firestore,
  code: string,
  page: PageRequest,
): Promise<{ users: PromoUser[]; next_cursor: string | null }> {
  const { rows, nextCursor } = await readPage(membersWithCode(db, code), orderedBy, {
    ...page,
    direction: 'desc',
  });
  return { users: rows.map(present), next_cursor: nextCursor };
}

/** Returns the members whose registration used a code as a file, newest first. */
export function codeUsersFile(
  { db }: Pick<ServerContext, 'db'>,
  { code = '' }: { code?: string | undefined },
): ListFile {
  const found = membersWithCode(db, code);
  return {
    list: 'code_users',
    columns: promoUserColumns,
    pages: (place) => queryPages(inOrderOf(found, orderedBy, 'desc'), orderedBy, place, present),
  };
}

function present(row: RowPage<MemberDocument>['rows'][number]): PromoUser {
  const { request_number, first_name, last_name, ...member } = row.data();
  const { pack_type, shipping_discount, request_status, created_at } = member;
  return {
    id: row.id,
    request_number,
    first_name,
    last_name,
    pack_type,
    shipping_discount,
    request_status,
    created_at: created_at.toDate().toISOString(),
  };
}
