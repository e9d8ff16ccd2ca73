import type { MemberRow } from '@fanclub/contract/members/admin-member';

type Row = Pick<MemberRow, 'request_number' | 'request_status' | 'is_asked'>;

/**
 * Returns the next submitted application for which nothing is requested from the member. The search starts
 * below the present application and continues from the top of the list.
 */
export function nextPending<R extends Row>(rows: R[], requestNumber: string): R | null {
  const place = rows.findIndex((row) => row.request_number === requestNumber);
  const inOrder = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  const isOurs = ({ request_status, is_asked }: R) => request_status === 'submitted' && !is_asked;
  return inOrder.find(isOurs) ?? null;
}
