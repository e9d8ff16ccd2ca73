import { costOf } from '@fanclub/contract/pricing/cost';
import { toRial } from '@fanclub/contract/pricing/rial';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { memberFromRequest } from '@fanclub/functions/features/submission/member-from-request';
import { fingerprintsOf } from '@fanclub/functions/features/submission/request-hashes';
import type { KeyedHash } from '@fanclub/functions/platform/keyed-hash';
import type { MemberDocument } from '@fanclub/functions/repositories/member';
import type { RegistrationSettings } from '@fanclub/functions/repositories/registration-settings';
import { fileUrlOf } from '@fanclub/functions/repositories/uploads';
import { Timestamp } from 'firebase-admin/firestore';
import type { DemoPerson } from './demo-people.ts';

const dayMs = 24 * 60 * 60 * 1000;
const demoRate = 1_000_000;
const rejectionReason = 'The amount on the receipt cannot be read. Please send a sharper picture.';

/** Returns the document of a demo member, built with the product's own code for registrations. */
export function demoMemberDocument(
  person: DemoPerson,
  uploads: { receipt: string; passport: string | null },
  settings: RegistrationSettings,
  keyedHash: KeyedHash,
  nowMs: number,
): MemberDocument {
  const now = new Date(nowMs - person.registeredDaysAgo * dayMs);
  const request: RegisterRequest = {
    ...person.request,
    receiptUrl: fileUrlOf(uploads.receipt),
    passportUrl: uploads.passport && fileUrlOf(uploads.passport),
  };
  const cost = costOf(request, settings.prices);
  const rate = { rate: demoRate, fetchedAt: now };
  const member = memberFromRequest(
    {
      ...request,
      expected_total: cost.total_price,
      expected_rial: toRial(cost.total_price, demoRate),
    },
    {
      requestNumber: person.requestNumber,
      settings,
      cost,
      promoCode: null,
      rate,
      fingerprint: fingerprintsOf(keyedHash, request)[0],
      now,
    },
  );
  const ready = {
    ...member,
    account: 'ready' as const,
    has_password: person.hasPassword,
    // The account is created now, even if the registration has an earlier date.
    password_set_at: person.hasPassword ? Timestamp.fromMillis(nowMs) : null,
  };
  if (person.status === 'submitted') return ready;
  const approved = person.status === 'approved';
  const decidedAt = Timestamp.fromMillis(now.getTime() + dayMs);
  return {
    ...ready,
    request_status: person.status,
    is_approved: approved,
    ...(approved && {
      standing: 'valid' as const,
      held_seasons: [member.season],
      first_season: member.season,
      last_season: member.season,
    }),
    ...(approved && { email_confirmed_at: decidedAt }),
    is_paid: approved,
    decided_at: decidedAt,
    rejection_reason: approved ? null : rejectionReason,
    version: 2,
  };
}
