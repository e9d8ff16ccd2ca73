import type { NeededConsent } from '@fanclub/contract/registration/consents';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { rateFor } from '#features/exchange-rate/read-exchange-rate';
import { isPromoCodeId } from '#features/promo/find-promo-code';
import { type PromoAvailability, readPromoRecord } from '#features/promo/promo-availability';
import type { ServerContext } from '#platform/context';
import type { Member, Person } from '#repositories/member';
import type { Rate } from './member-from-request.ts';
import type { SentKey } from './request-hashes.ts';

/** The application of somebody who has no row yet. */
export interface NewApplication {
  /** The id that the new row gets. */
  memberId: string;
  /** The prefix of this application's fields in the request: `''`, or for example `'people[0].'`. */
  path: string;
  /** A keyed hash of the fields that identify a person: nobody else would enter all of them in the same way. */
  fingerprint: string;
  /** Request numbers of earlier applications that may be by the same person. */
  similarTo: string[];
  /** The application as a registration of this person alone. */
  body: RegisterRequest;
}

/** An application of a member who has a row already, for another season than that of the row. */
export interface RenewedApplication {
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

/** The fields of a request that apply to all its applications. The promo code applies to the first one only. */
type Paying = Pick<
  RegisterRequest,
  | 'payment_method'
  | 'euro_payment_method'
  | 'promo_code'
  | 'promo_reservation'
  | 'receiptUrl'
  | 'language'
>;

/** A guardian who is signed in agrees to documents that have changed. */
export type Agreeing = Paying & {
  legal_consents?: Partial<Record<NeededConsent, boolean>> | undefined;
};

/** A person registers, alone or with people of the family. The first applicant becomes the guardian. */
interface Registration {
  kind: 'registration';
  request: Paying;
  guardianId: string;
  applications: readonly [NewApplication, ...NewApplication[]];
  /** The hash of the password that the registrant chose; null if there is none. */
  passwordHash: string | null;
  key: SentKey;
}

/** A signed-in guardian adds people of the family. */
interface Addition {
  kind: 'addition';
  request: Agreeing;
  guardianId: string;
  applications: readonly NewApplication[];
  /** The guardian as it was when the call began. */
  signedIn: Person;
  key: SentKey;
}

/** A signed-in guardian renews for people of the family, or for the guardian alone. */
interface Renewal {
  kind: 'renewal';
  /** The season is the label that the renewal's page showed. */
  request: Agreeing & { season: string };
  guardianId: string;
  applications: readonly RenewedApplication[];
}

/** One to six applications of one guardian, sent with one receipt. */
export type SubmissionInput = Registration | Addition | Renewal;

/** A submission with what is read and made before the transaction. */
export type Submission = SubmissionInput & {
  rate: Rate | null;
  promo: RequestedPromo | null;
  /** The receipt, and its copy for each application but the first. A receipt that cannot be claimed has no copies. */
  receiptIds: readonly [string, ...string[]];
  /** A request number for each application, which may turn out to be taken. */
  numbers: readonly string[];
};

/** A promo code that a request names, and the hold that has counted its use already, if there is one. */
export interface RequestedPromo {
  /** The code's record as it was read before the transaction. */
  record: PromoAvailability;
  holdId: string | null;
}

/** Reads the current exchange rate and the promo code. Each is null if the request does not need it. */
export async function rateAndPromo(
  context: ServerContext,
  { payment_method: method, promo_code: code, promo_reservation: hold }: Paying,
): Promise<{ rate: Rate | null; promo: RequestedPromo | null }> {
  const [rate, record] = await Promise.all([
    rateFor(context, method),
    isPromoCodeId(code) ? readPromoRecord(context.db, code) : null,
  ]);
  return { rate, promo: record && { record, holdId: isHoldId(hold) ? hold : null } };
}

/** False for an id that Firestore would refuse, such as one of the reserved form `__…__`. */
function isHoldId(id: string | null | undefined): id is string {
  return typeof id === 'string' && /^(?!__.*__$)[A-Za-z0-9_-]{1,64}$/.test(id);
}
