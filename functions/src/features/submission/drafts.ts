import { decidePromo, type PromoDecision } from '#features/promo/decide-promo';
import type { MemberDocument } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';
import { memberFromRequest } from './member-from-request.ts';
import type { ReadApplication, SubmissionReads } from './read-submission.ts';
import type { Submission } from './submission.ts';
import { requireIdentity } from './submission-policy.ts';

/** An application, with the row that a registration of this person alone would write. */
export interface Draft extends ReadApplication {
  fresh: MemberDocument;
  promoUse: PromoDecision['use'];
}

/** Returns the rows of all applications. Prices and sums are computed by the server. */
export function draftsOf(
  { rate }: Submission,
  { applications, promo, hold }: SubmissionReads,
  settings: RegistrationSettings,
  now: Date,
): Draft[] {
  return applications.map((application, i) => {
    const { body, requestNumber, fingerprint } = application;
    const availability = i === 0 ? promo : null;
    const { use, cost, promoCode } = decidePromo(
      body,
      settings.prices,
      availability,
      hold?.data(),
      now.getTime(),
    );
    const decided = { requestNumber, settings, cost, promoCode, rate, fingerprint, now };
    const fresh = memberFromRequest(body, decided);
    requireIdentity(application, fresh);
    return { ...application, fresh, promoUse: use };
  });
}
