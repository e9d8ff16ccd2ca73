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
  /** The id that the new row gets. */
  memberId: string;
  /** The prefix of this application's fields in the request: `''`, or for example `'people[0].'`. */
  path: string;
  /** A keyed hash of the fields that identify a person: nobody else would enter all of them in the same way. */
  fingerprint: string;
  /** Request numbers of earlier applications that may be by the same person. */
  similarTo: string[];
  /**
   * The application as a registration of this person alone. `receiptUrl` is later replaced by the URL of the
   * application's own copy of the receipt.
   */
  body: RegisterRequest;
}

/** An application of a member who has a row already, for another season than that of the row. */
interface RenewedApplication {
  kind: 'renewed';
  memberId: string;
  path: string;
  /** The fields of the request that apply to this application alone. */
  body: Pick<RegisterRequest, 'request_number' | 'passportUrl'>;
  /**
   * Returns the application as a registration, with the personal data of the member's row as the transaction reads
   * it.
   */
  registrationOf: (member: Member) => RegisterRequest;
}

export type Applying = NewApplication | RenewedApplication;

/**
 * One to six applications of one guardian, sent with one receipt. The guardian is the signed-in member, or the first
 * applicant of a registration. All values, such as ids, are made before the transaction, because its body may run
 * several times.
 */
export interface SubmissionInput {
  /**
   * The fields of the request that name the payment method and the promo code, which applies to the first application.
   */
  paying: Paying;
  guardianId: string;
  /** The guardian's row as it was when the call began; null in a registration, which creates that row. */
  signedIn: Member | null;
  applications: readonly Applying[];
  /** The hash of the password that a registrant chose; null if there is none. */
  passwordHash?: string | null;
  receiptId: string;
  /** The label of the season that the renewal's page showed; null if all applications are new. */
  season: string | null;
  /** The consents of a guardian who is signed in, and the language of the page that showed them. */
  agreed: Partial<Record<NeededConsent, boolean>> | undefined;
  language: LanguageCode;
  /**
   * Hashes of the Idempotency-Key and of the body, each under every key of `HASH_KEY`; empty if the request has no
   * Idempotency-Key.
   */
  keyHashes: readonly string[];
  bodyHashes: readonly string[];
  /** The kind and id of the mail to the guardian, and the id of the mail to the staff. */
  mailKind: 'application_received' | 'family_received';
  mailId: string;
  noticeId: string;
}

/** A submission with what is read before its transaction. */
export interface Submission extends SubmissionInput {
  rate: Rate | null;
  promo: RequestedPromo | null;
}

/** Returns the registration of the guardian, if this submission creates the guardian's row, and null otherwise. */
export function registrantOf({ signedIn, applications }: SubmissionInput): RegisterRequest | null {
  const [first] = applications;
  return signedIn === null && first?.kind === 'new' ? first.body : null;
}

/** A promo code that a request names, and the hold that has counted its use already, if there is one. */
export interface RequestedPromo {
  /** The code's record as it was read before the transaction. */
  record: PromoAvailability;
  holdId: string | null;
}

type Paying = Pick<RegisterRequest, 'payment_method' | 'promo_code' | 'promo_reservation'>;

/** Reads the current exchange rate and the promo code. Each is null if the request does not need it. */
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

/**
 * Returns null if the exchange rate cannot be read. The application is then accepted without an amount in rial, and an
 * admin has to compare the receipt.
 */
async function rateOrNull(context: ServerContext): Promise<Rate | null> {
  return readExchangeRate(context).catch((error) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

/** False for an id that Firestore would refuse, such as one of the reserved form `__…__`. */
function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}
