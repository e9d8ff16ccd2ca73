import type { RequestStatus } from '../members/states.ts';
import { type Money, partsOf } from './amounts.ts';
import { countedOf, type Payable, wholeOf } from './due.ts';

/**
 * Money of a rejected application: what the club has received, or what the applicant declared as paid and nobody has
 * confirmed.
 */
export interface LeftMoney {
  state: 'received' | 'unconfirmed';
  money: readonly Money[];
}

/**
 * Returns the money of a rejected application. Returns null if the application is not rejected, costs nothing, or has
 * no money left because it was paid back or reversed.
 */
export function leftAfterRejection(
  application: Payable & { request_status: RequestStatus },
): LeftMoney | null {
  if (application.request_status !== 'rejected') return null;
  const parts = partsOf(countedOf(application));
  if (parts.length > 0) return { state: 'received', money: parts };
  const said = wholeOf(application);
  return application.received === null && said.amount > 0
    ? { state: 'unconfirmed', money: [said] }
    : null;
}
