import { proposedDue } from '@fanclub/contract/money/account';
import type { Currency } from '@fanclub/contract/money/amounts';
import type { Direction } from '@fanclub/contract/money/payments';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Member } from '#repositories/member';
import { readWithApplication } from '#repositories/members';

/** A member, and the application that money is for. */
export interface Charge {
  present: Member;
  /** The member with that application; the same object as `present` if the money is for the present one. */
  application: Member;
}

/**
 * The request number that a caller named, or the money by which `proposedDue` finds it; undefined means the present
 * application.
 */
export type Wanted = string | undefined | { direction: Direction; currency: Currency };

/**
 * Reads the application that money is for, in a transaction: the application with the named number or with the number
 * that `proposedDue` returns, otherwise the present one. Null if the member has no application with a named number.
 */
export async function readCharge(
  transaction: Transaction,
  db: Firestore,
  present: Member,
  wanted: Wanted,
): Promise<Charge | null> {
  const named =
    typeof wanted === 'object' ? proposedDue(present, wanted.direction, wanted.currency) : wanted;
  const number = named ?? present.request_number;
  // If a proposed application is missing, the present one is used, so that a treasurer can still record the money.
  const other = typeof wanted === 'string' ? null : present;
  const application = (await readWithApplication(transaction, db, present, number)) ?? other;
  return application && { present, application };
}
