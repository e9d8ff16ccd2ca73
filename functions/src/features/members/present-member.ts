import { clubToday } from '@fanclub/contract/club/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import { keptFieldNames } from '@fanclub/contract/members/field-sets';
import { lineOf } from '@fanclub/contract/members/membership';
import type { LimitedProfile, MemberProfile } from '@fanclub/contract/members/profile';
import { maskEmail } from '@fanclub/contract/text/email';
import type { Timestamp } from '#platform/time';
import type { ItemRequest } from '#repositories/application';
import type { Member } from '#repositories/member';
import type { MembershipRow } from '#repositories/person';
import { fileUrlOf } from '#repositories/uploads';

export const iso = (time: Timestamp) => time.toDate().toISOString();
export const isoOrNull = (time: Timestamp | null) => (time ? iso(time) : null);
export const urlOrNull = (uploadId: string | null) => (uploadId ? fileUrlOf(uploadId) : null);

function presentRequest(request: ItemRequest | null) {
  return request && { since: iso(request.at), items: request.items, note: request.note };
}

function presentMembership(membership: MembershipRow | null) {
  if (!membership) return null;
  const names = [
    'season',
    'pack_type',
    'juventus_card',
    'valid_from',
    'valid_until',
    'end_reason',
  ] as const;
  return { ...pick(membership, names), since: iso(membership.since) };
}

/** Returns the memberships that today shows of a person. */
export function presentLine({ memberships }: Pick<Member, 'memberships'>) {
  const { membership, next_membership } = lineOf(memberships, clubToday());
  return {
    membership: presentMembership(membership),
    next_membership: presentMembership(next_membership),
  };
}

/**
 * Returns a member's record as the member sees it. Apart from the fields of the forms, each field is named one by one,
 * so that a new field of the row is not shown by accident.
 */
export function presentMember(member: Member): MemberProfile {
  return {
    id: member.id,
    guardian_id: member.guardian_id,
    ...pick(member, keptFieldNames),
    email_confirmed_at: isoOrNull(member.email_confirmed_at),
    created_at: iso(member.created_at),
    request_number: member.request_number,
    season: member.season,
    shippingDiscount: member.juventus_card
      ? {
          originalShipping: member.shipping_cost,
          discountAmount: member.shipping_discount,
          finalShipping: member.shipping_effective,
        }
      : null,
    appliedPromoCode: member.promo_code ? { code: member.promo_code } : null,
    total_price: member.total_price,
    base_amount: member.base_amount,
    juventus_card_cost: member.juventus_card_cost,
    shipping_cost: member.shipping_cost,
    shipping_discount: member.shipping_discount,
    shipping_effective: member.shipping_effective,
    membership_fee: member.membership_fee,
    processing_fee: member.processing_fee,
    promo_code: member.promo_code,
    exchange_rate: member.exchange_rate,
    exchange_rate_at: isoOrNull(member.exchange_rate_at),
    rial_amount: member.rial_amount,
    is_paid: member.is_paid,
    ...pick(member, ['received', 'waived', 'kept', 'before']),
    is_approved: member.is_approved,
    approved: member.is_approved,
    receipt_url: urlOrNull(member.receipt_upload),
    passport_url: urlOrNull(member.passport_upload),
    receipt_added_at: isoOrNull(member.receipt_added_at),
    passport_added_at: isoOrNull(member.passport_added_at),
    receipt_deleted_at: isoOrNull(member.receipt_deleted_at),
    passport_deleted_at: isoOrNull(member.passport_deleted_at),
    password_hash: member.has_password ? 'set' : null,
    request_status: member.request_status,
    ...presentLine(member),
    member_number: member.member_number,
    member_since: member.member_since,
    submitted_at: iso(member.submitted_at),
    decided_at: isoOrNull(member.decided_at),
    rejection_reason: member.rejection_reason,
    requested: presentRequest(member.requested),
    delete_requested_at: isoOrNull(member.delete_requested_at),
    wanted_name: member.wanted_name && { ...member.wanted_name, at: iso(member.wanted_name.at) },
    no_news: member.no_news,
    no_reminders: member.no_reminders,
  };
}

/** Returns what a limited session sees of its member's application. */
export function presentLimited(member: Member): LimitedProfile {
  return {
    limited: true,
    id: member.id,
    request_number: member.request_number,
    season: member.season,
    request_status: member.request_status,
    is_paid: member.is_paid,
    is_approved: member.is_approved,
    language: member.language,
    email: maskEmail(member.email),
    submitted_at: iso(member.submitted_at),
    decided_at: isoOrNull(member.decided_at),
    rejection_reason: member.rejection_reason,
    requested: presentRequest(member.requested),
  };
}
