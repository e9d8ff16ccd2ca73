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
  /** The member with the fields of that application; the same object as `present` if it is the present one. */
  application: Member;
}

/**
 * Returns the member with the fields of the application that has this number: the current application, or an archived
 * one that a renewal replaced. Null if the member has no such application. All functions for money accept the result.
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

/** The number that a caller named, or what the money is, for `proposedDue`; absent for the present application. */
export type Wanted = string | undefined | { kind: PaymentKind; currency: Currency };

/**
 * Reads the application that money is for, in a transaction: the one with this number, or the one that `proposedDue`
 * proposes, else the present one. Null if the member has no application with the number.
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
  // A proposed application that is missing must not keep a treasurer from recording money.
  const other = typeof wanted === 'string' ? null : present;
  const application = applicationOf(present, seasons, number) ?? other;
  return application && { present, application };
}
