import { promoUserColumns } from '@fanclub/contract/promo/admin-routes';
import type { PromoUser } from '@fanclub/contract/promo/promo-code';
import type { Firestore } from 'firebase-admin/firestore';
import type { ListFile } from '#features/files/list-file';
import { queryPages } from '#features/files/query-pages';
import type { ServerContext } from '#platform/context';
import { applicationsWithCode } from '#repositories/applications';
import type { Member } from '#repositories/member';
import { applicantsFrom } from '#repositories/members';
import { inOrderOf, type PageRequest, readPage } from '#repositories/pages';

const orderedBy = 'submitted_at';

/** Returns a page of the members whose registration used a code, newest first. */
export async function promoCodeUsers(
  db: Firestore,
  code: string,
  page: PageRequest,
): Promise<{ users: PromoUser[]; next_cursor: string | null }> {
  const { rows, nextCursor } = await readPage(applicationsWithCode(db, code), orderedBy, {
    ...page,
    direction: 'desc',
  });
  return { users: (await applicantsFrom(db, rows)).map(present), next_cursor: nextCursor };
}

/** Returns the members whose registration used a code as a file, newest first. */
export function codeUsersFile(
  { db }: Pick<ServerContext, 'db'>,
  { code = '' }: { code?: string | undefined },
): ListFile {
  const found = applicationsWithCode(db, code);
  return {
    list: 'code_users',
    columns: promoUserColumns,
    pages: (place) =>
      queryPages(inOrderOf(found, orderedBy, 'desc'), orderedBy, place, async (rows) =>
        (await applicantsFrom(db, rows)).map(present),
      ),
  };
}

function present(member: Member): PromoUser {
  const { request_number, first_name, last_name, pack_type, shipping_discount } = member;
  return {
    id: member.id,
    request_number,
    first_name,
    last_name,
    pack_type,
    shipping_discount,
    request_status: member.request_status,
    created_at: member.submitted_at.toDate().toISOString(),
  };
}
