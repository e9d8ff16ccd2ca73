import type { AdminMember } from '@fanclub/contract/members/profile';

type Row = Pick<AdminMember, 'request_number' | 'request_status'>;

/** The next application that waits for a decision: below the present one, else from the top. */
export function nextPending<R extends Row>(rows: R[], requestNumber: string): R | null {
  const place = rows.findIndex((row) => row.request_number === requestNumber);
  const inOrder = [...rows.slice(place + 1), ...rows.slice(0, Math.max(place, 0))];
  return inOrder.find((row) => row.request_status === 'submitted') ?? null;
}
