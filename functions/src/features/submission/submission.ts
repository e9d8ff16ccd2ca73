import type { NeededConsent } from '@fanclub/contract/registration/consents';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { readExchangeRate } from '#features/exchange-rate/read-exchange-rate';
import { isPromoCodeId } from '#features/promo/find-promo-code';
import { type PromoAvailability, readPromoRecord } from '#features/promo/promo-availability';
import { AppError } from '#platform/app-error';
import type { ServerContext } from '#platform/context';
import type { Member } from '#repositories/member';
import type { Rate } from './member-from-request.ts';

/** The application of somebody who has no row yet. */
interface NewApplication {
  kind: 'new';
  /** The id that the row gets. */
  memberId: string;
  /** The prefix of this application's fields in the request: '' or for example 'people[0].'. */
  path: string;
  /** A keyed hash of the fields that only the same person types twice alike. */
  fingerprint: string;
  /** Request numbers of earlier applications that seem to be by the same person. */
  similarTo: string[];
  /** The application as a registration of this person alone. Its receipt is replaced by the own copy. */
  body: RegisterRequest;
}

/** A member's application for another season than that of the present one. */
interface RenewedApplication {
  kind: 'renewed';
  memberId: string;
  path: string;
  /** The fields of the request that belong to this application alone. */
  body: Pick<RegisterRequest, 'request_number' | 'passportUrl'>;
  /** The application as a registration, by the member's row as the transaction reads it. */
  registrationOf: (member: Member) => RegisterRequest;
}

export type Application = NewApplication | RenewedApplication;

/**
 * One to six applications of one guardian, sent with one receipt. The guardian is the member who is signed
 * in, or the first applicant of a registration. Everything here is made before the transaction, whose body
 * may run several times.
 */
export interface Submission {
  guardianId: string;
  /** The guardian's row when the call began; null in a registration, which creates that row. */
  signedIn: Member | null;
  applications: readonly Application[];
  receiptId: string;
  rate: Rate | null;
  /** The promo code of the first application. It holds for no other one. */
  promo: RequestedPromo | null;
  /** The label of the season that was on screen; null where every application is new. */
  season: string | null;
  /** The consents of a guardian who is signed in, and the language of the page that showed them. */
  agreed: Partial<Record<NeededConsent, boolean>> | undefined;
  language: LanguageCode;
  /** Hashes of Idempotency-Key and body under every key of hashes; none where no key was sent. */
  keyHashes: readonly string[];
  bodyHashes: readonly string[];
  /** The kind and id of the mail to the guardian, and the id of the mail to the staff. */
  mailKind: 'application_received' | 'family_received';
  mailId: string;
  noticeId: string;
}

/** The registration of the guardian's own, where the guardian gets a row with this submission. */
export function registrantOf({ signedIn, applications }: Submission): RegisterRequest | null {
  const [first] = applications;
  return signedIn === null && first?.kind === 'new' ? first.body : null;
}

/** A promo code that a request names, and the hold that counted its use already, if there is one. */
export interface RequestedPromo {
  /** The code's record as it was just before the transaction. */
  record: PromoAvailability;
  holdId: string | null;
}

type Paying = Pick<RegisterRequest, 'payment_method' | 'promo_code' | 'promo_reservation'>;

/** Reads today's rate and the promo code, each where the request needs it. */
export async function rateAndPromo(
  context: ServerContext,
  { payment_method: method, promo_code: code, promo_reservation: hold }: Paying,
): Promise<{ rate: Rate | null; promo: RequestedPromo | null }> {
  const [rate, record] = await Promise.all([
    method === 'rial' ? rateOrNull(context) : null,
    isPromoCodeId(code) ? readPromoRecord(context.db, code) : null,
  ]);
  return { rate, promo: record && { record, holdId: isHoldId(hold) ? hold : null } };
}

/** Null where no rate can be had: the application is accepted, and an admin compares the receipt by hand. */
async function rateOrNull(context: ServerContext): Promise<Rate | null> {
  return readExchangeRate(context).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}
