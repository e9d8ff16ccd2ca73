import type { RouteQuery } from '@fanclub/contract/http/route';
import type { promoCodeUsers as route } from '@fanclub/contract/promo/admin-routes';
import type { PromoUser } from '@fanclub/contract/promo/promo-code';
import type { Firestore } from 'firebase-admin/firestore';
import { membersWithCode } from '#repositories/members';
import { readPage } from '#repositories/pages';

const defaultSize = 25;

/** A page of those whose registration used a code, newest first. */
export async function promoCodeUsers(
  db: Firestore,
  { code, limit, cursor }: RouteQuery<typeof route>,
): Promise<{ users: PromoUser[]; next_cursor: string | null }> {
  const size = limit === undefined ? defaultSize : Number(limit);
  const { rows, nextCursor } = await readPage(membersWithCode(db, code), 'created_at', {
    direction: 'desc',
    size,
    cursor,
  });
  const users = rows.map((row) => {
    const member = row.data();
    return {
      id: row.id,
      request_number: member.request_number,
      first_name: member.first_name,
      last_name: member.last_name,
      pack_type: member.pack_type,
      shipping_discount: member.shipping_discount,
      request_status: member.request_status,
      created_at: member.created_at.toDate().toISOString(),
    };
  });
  return { users, next_cursor: nextCursor };
}
