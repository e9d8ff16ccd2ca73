import type { SharedTransfer } from '@fanclub/contract/members/admin-member';
import { toCents } from '@fanclub/contract/pricing/round';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { decidePromo, type PromoDecision } from '#features/promo/decide-promo';
import type { MemberDocument } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';
import { fileUrlOf } from '#repositories/uploads';
import { memberFromRequest } from './member-from-request.ts';
import type { ReadApplication, SubmissionReads } from './read-submission.ts';
import { requireIdentity } from './submission-policy.ts';

/** An application, with the row that a registration of this person alone would write. */
export type Draft = ReadApplication & { fresh: MemberDocument; promoUse: PromoDecision['use'] };

/** Returns the rows of all applications. Prices and sums are computed by the server. */
export function draftsOf(
  { applications, receiptIds, rate, availability, hold, guardian }: SubmissionReads,
  { numbers, settings, now }: { numbers: string[]; settings: RegistrationSettings; now: Date },
): Draft[] {
  const drafts = applications.map((application, i) => {
    const { fingerprint } = application;
    const body = { ...application.body, receiptUrl: fileUrlOf(receiptIds[i] ?? receiptIds[0]) };
    const requestNumber = numbers[i] as string;
    const { use, cost, promoCode } = decidePromo(
      body,
      priceListOf(settings),
      i === 0 ? availability : null,
      hold?.data(),
      now.getTime(),
    );
    const decided = { requestNumber, settings, cost, promoCode, rate, fingerprint, now };
    const fresh = memberFromRequest(body, decided);
    requireIdentity(application, fresh);
    return { ...application, fresh, promoUse: use };
  });
  const transfer = sharedTransferOf(drafts, guardian);
  return drafts.map((draft, place) => {
    const shared_transfer = transfer && { ...transfer, place };
    return { ...draft, fresh: { ...draft.fresh, shared_transfer } };
  });
}

/**
 * Returns what the one transfer for several people shows, if they paid what they were told: the sums, the guardian's
 * name, and the number that the first person was told. Null for a person alone.
 */
function sharedTransferOf(
  [first, ...others]: readonly Draft[],
  guardian: Pick<MemberDocument, 'first_name' | 'last_name'> | null,
): Omit<SharedTransfer, 'place'> | null {
  if (!first || others.length === 0) return null;
  const rows = [first, ...others].map(({ fresh }) => fresh);
  const payer = guardian ?? first.fresh;
  const cents = rows.map((row) => toCents(row.told_total ?? row.total_price));
  const rial = rows.flatMap((row) => row.told_rial ?? row.rial_amount ?? []);
  const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
  return {
    number: first.fresh.told_number ?? first.fresh.request_number,
    payer: `${payer.first_name} ${payer.last_name}`,
    people: rows.length,
    total_price: sum(cents) / 100,
    rial_amount: rial.length === rows.length ? sum(rial) : null,
  };
}
