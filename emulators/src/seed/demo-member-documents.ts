import { costOf } from '@fanclub/contract/pricing/cost';
import { toRial } from '@fanclub/contract/pricing/rial';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { memberFromRequest } from '@fanclub/functions/features/submission/member-from-request';
import { fingerprintsOf } from '@fanclub/functions/features/submission/request-hashes';
import type { KeyedHash } from '@fanclub/functions/platform/keyed-hash';
import { timestampOf } from '@fanclub/functions/platform/time';
import type { Member, MemberDocument } from '@fanclub/functions/repositories/member';
import type { Payment } from '@fanclub/functions/repositories/payments';
import type { RegistrationSettings } from '@fanclub/functions/repositories/registration-settings';
import { fileUrlOf } from '@fanclub/functions/repositories/uploads';
import { approvalOf } from '@fanclub/functions/testing/approval';
import { demoAdminEmail } from '@fanclub/stories/tools/access';
import { Timestamp } from 'firebase-admin/firestore';
import type { DemoPerson } from './demo-people.ts';

const dayMs = 24 * 60 * 60 * 1000;
const demoRate = 1_000_000;
const rejectionReason = 'The amount on the receipt cannot be read. Please send a sharper picture.';

/** Returns the application of a demo member, built with the product's own code for registrations. */
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
  const cost = costOf(request, priceListOf(settings));
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
  return {
    ...member,
    account: 'ready' as const,
    has_password: person.hasPassword,
    // The account is created now, even if the registration has an earlier date.
    password_set_at: person.hasPassword ? Timestamp.fromMillis(nowMs) : null,
  };
}

/**
 * Returns the decision about a demo member, as the product would have written it a day after the registration: the
 * changed fields and, for an approval, the confirmed payment. Returns null for an application that is not decided.
 */
export function demoDecision(
  member: Member,
  { status }: DemoPerson,
  memberNumber: number,
): { update: Partial<MemberDocument>; payments: Payment[]; now: Date } | null {
  if (status === 'submitted') return null;
  const now = new Date(member.created_at.toMillis() + dayMs);
  if (status === 'rejected') {
    const decided = { request_status: status, decided_at: timestampOf(now), version: 2 };
    return { update: { ...decided, rejection_reason: rejectionReason }, payments: [], now };
  }
  const approval = approvalOf(member, { by: demoAdminEmail, now, memberNumber });
  const further = { version: 2, email_confirmed_at: timestampOf(now) };
  return { ...approval, update: { ...approval.update, ...further } };
}
