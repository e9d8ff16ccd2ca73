import { clubDay } from '@fanclub/contract/brand/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import { costOf } from '@fanclub/contract/pricing/cost';
import { toRial } from '@fanclub/contract/pricing/rial';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { lineWith } from '@fanclub/functions/features/members/membership-after';
import { withStanding } from '@fanclub/functions/features/members/standing';
import { confirmOpen } from '@fanclub/functions/features/money/money-change';
import { memberFromRequest } from '@fanclub/functions/features/submission/member-from-request';
import { fingerprintsOf } from '@fanclub/functions/features/submission/request-hashes';
import type { KeyedHash } from '@fanclub/functions/platform/keyed-hash';
import { timestampOf } from '@fanclub/functions/platform/time';
import type { Member, MemberDocument } from '@fanclub/functions/repositories/member';
import type { Payment } from '@fanclub/functions/repositories/payments';
import type { RegistrationSettings } from '@fanclub/functions/repositories/registration-settings';
import { searchKeysOf } from '@fanclub/functions/repositories/search-keys';
import { fileUrlOf } from '@fanclub/functions/repositories/uploads';
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
  person: DemoPerson,
  memberNumber: number,
): { update: Partial<MemberDocument>; payments: Payment[]; now: Date } | null {
  if (person.status === 'submitted') return null;
  const now = new Date(member.created_at.toMillis() + dayMs);
  const decided = {
    request_status: person.status,
    is_approved: person.status === 'approved',
    decided_at: timestampOf(now),
    version: 2,
  };
  if (person.status === 'rejected') {
    return { update: { ...decided, rejection_reason: rejectionReason }, payments: [], now };
  }
  const day = clubDay(now);
  const given = {
    ...pick(member, ['season', 'pack_type', 'juventus_card']),
    since: timestampOf(now),
    valid_until: null,
  };
  const after = { ...member, ...decided };
  const by = { by: demoAdminEmail, now };
  const money = confirmOpen(member, after, { ...by, source: 'approval' });
  const numbered = { member_number: memberNumber, member_since: day };
  const update = {
    ...decided,
    ...lineWith(member, given, day),
    ...money.fields,
    ...numbered,
    search_keys: searchKeysOf({ ...member, ...numbered }),
    email_confirmed_at: timestampOf(now),
  };
  return { update: withStanding(member, update, day), payments: money.rows, now };
}
