import { pick } from '@fanclub/contract/members/by-name';
import { proposedDue } from '@fanclub/contract/money/account';
import type { Currency } from '@fanclub/contract/money/amounts';
import type { PaymentKind } from '@fanclub/contract/money/payments';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  type ArchivedSeason,
  applicationFields,
  readSeasonsOf,
} from '#repositories/archived-seasons';
import type { Member } from '#repositories/member';

/** A member, and the application that money is for: the present one, or an archived one that a renewal replaced. */
export interface Charge {
  present: Member;
  /**
   * The member with the fields of that application; the same object as `present` if the money is for the present one.
   */
  application: Member;
}

/**
 * Returns the member with the fields of the application that has this number: the current application, or an archived
 * one that a renewal replaced. Null if the member has no such application. All functions for money accept the returned
 * member.
 */
export function applicationOf(
  member: Member,
  seasons: readonly ArchivedSeason[],
  requestNumber: string,
): Member | null {
  if (member.request_number === requestNumber) return member;
  const season = seasons.find(({ request_number }) => request_number === requestNumber);
  return season ? { ...member, ...pick(season, [...applicationFields, 'created_at']) } : null;
}

/**
 * The request number that a caller named, or the money by which `proposedDue` finds it; undefined means the present
 * application.
 */
export type Wanted = string | undefined | { kind: PaymentKind; currency: Currency };

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
    typeof wanted === 'object' ? proposedDue(present, wanted.kind, wanted.currency) : wanted;
  const number = named ?? present.request_number;
  const isEarlier = number !== present.request_number;
  const seasons = isEarlier ? await readSeasonsOf(transaction, db, present.id) : [];
  // If a proposed application is missing, the present one is used, so that a treasurer can still record the money.
  const other = typeof wanted === 'string' ? null : present;
  const application = applicationOf(present, seasons, number) ?? other;
  return application && { present, application };
}
