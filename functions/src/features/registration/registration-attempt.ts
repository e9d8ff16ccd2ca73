import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { PromoStanding } from '#features/promo/promo-standing';
import type { Rate } from './member-from-request.ts';
import type { Newcomer } from './newcomers.ts';

/** All that a registration needs, made before the transaction, whose body may run several times. */
export interface RegistrationAttempt {
  body: RegisterRequest;
  uid: string;
  requestNumber: string;
  mailId: string;
  /** Of the mail to the staff. */
  noticeId: string;
  /** Keyed hashes, the one that is written first: of the Idempotency-Key, of the body, of the person. */
  keyHashes: readonly string[];
  bodyHashes: readonly [string, ...string[]];
  fingerprints: readonly [string, ...string[]];
  /** Who is registered along, and the request numbers for them. */
  family: readonly Newcomer[];
  familyNumbers: readonly string[];
  rate: Rate | null;
  /** Of the code that the request names, if it can be one, as it was just before. */
  promo: PromoStanding | null;
}
