import { findOpened, openedMaxIds } from '@fanclub/contract/admin/case-routes';
import type { MemberRow } from '@fanclub/contract/members/admin-member';
import { call } from '#api/client.ts';

type Row = Pick<MemberRow, 'request_number' | 'request_status' | 'is_asked'>;

/**
 * Returns the submitted applications for which nothing is requested from the member. They begin below the present
 * application and continue from the top of the list.
 */
export function pendingAfter<R extends Row>(rows: R[], requestNumber: string): R[] {
  const place = rows.findIndex((row) => row.request_number === requestNumber);
  const inOrder = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  return inOrder.filter(
    ({ request_status, is_asked }) => request_status === 'submitted' && !is_asked,
  );
}

/**
 * Returns the first of these applications that no other admin has just opened; null if there is none. If the server
 * does not respond, this is the first application.
 */
export async function firstUnopened(rows: MemberRow[]): Promise<MemberRow | null> {
  const asked = rows.slice(0, openedMaxIds);
  if (asked.length === 0) return null;
  const query = { ids: asked.map(({ id }) => id).join(',') };
  const opened = await call(findOpened, { query }).then(
    (answer) => answer.opened,
    (): string[] => [],
  );
  return asked.find(({ id }) => !opened.includes(id)) ?? null;
}
