import type { PriceList } from '@fanclub/contract/pricing/cost';
import { packsHad, pricesOfPeople } from '@fanclub/contract/pricing/family-price';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { flagsWith } from '#features/members/review-flags';
import { decidePromo, type PromoDecision } from '#features/promo/decide-promo';
import type { MemberDocument } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';
import { fileUrlOf } from '#repositories/uploads';
import { isByProgram } from './by-program.ts';
import { memberFromRequest } from './member-from-request.ts';
import type { ReadApplication, SubmissionReads } from './read-submission.ts';
import { requireIdentity } from './submission-policy.ts';

/** An application, with the row that a registration of this person alone would write. */
export type Draft = ReadApplication & { fresh: MemberDocument; promoUse: PromoDecision['use'] };

/** Returns the rows of all applications. Prices and sums are computed by the server. */
export function draftsOf(
  reads: SubmissionReads,
  { numbers, settings, now }: { numbers: string[]; settings: RegistrationSettings; now: Date },
): Draft[] {
  const { applications, family, receiptIds, rate, availability, hold } = reads;
  const byProgram = { by_program: isByProgram(reads, now) };
  const prices = pricesOfPeople(
    applications.map(({ body }) => body.pack_type),
    priceListOf(settings),
    packsHad(family, settings.season),
  );
  return applications.map((application, place) => {
    const { fingerprint } = application;
    const body = { ...application.body, receiptUrl: fileUrlOf(receiptIds[place] ?? receiptIds[0]) };
    const requestNumber = numbers[place] as string;
    const { use, cost, promoCode } = decidePromo(
      body,
      prices[place] as PriceList,
      place === 0 ? availability : null,
      hold?.data(),
      now.getTime(),
    );
    const decided = { requestNumber, settings, cost, promoCode, rate, fingerprint, now };
    const submission = { id: numbers[0] as string, place, people: applications.length };
    const row = memberFromRequest(body, decided);
    const fresh = { ...row, submission, ...byProgram, ...flagsWith(row, byProgram) };
    requireIdentity(application, fresh);
    return { ...application, fresh, promoUse: use };
  });
}
