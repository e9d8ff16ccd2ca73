import type { AdminMember } from '@fanclub/contract/members/profile';

type Row = Pick<AdminMember, 'request_number' | 'request_status' | 'requested'>;

/**
 * Returns the next submitted application for which nothing is requested from the member. The search starts
 * below the present application and continues from the top of the list.
 */
export function nextPending<R extends Row>(rows: R[], requestNumber: string): R | null {
  const place = rows.findIndex((row) => row.request_number === requestNumber);
  const inOrder = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  const isOurs = ({ request_status, requested }: R) =>
    request_status === 'submitted' && requested === null;
  return inOrder.find(isOurs) ?? null;
}
