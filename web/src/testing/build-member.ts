import type { RouteResponse } from '@fanclub/contract/http/route';
import type { ShownAccount } from '@fanclub/contract/members/account';
import {
  type AdminMember,
  type MemberRow,
  memberRowNames,
} from '@fanclub/contract/members/admin-member';
import { pick } from '@fanclub/contract/members/by-name';
import type { FamilyMember } from '@fanclub/contract/members/family';
import { notGiven } from '@fanclub/contract/members/field-sets';
import type { MemberProfile, OwnProfile } from '@fanclub/contract/members/profile';
import type { Money } from '@fanclub/contract/money/amounts';
import { legalVersions } from '@fanclub/contract/registration/consents';
import type { login } from '@fanclub/contract/sessions/routes';
import { aFileUrl } from '@fanclub/contract/testing/build-registration';

const profile: MemberProfile = {
  ...notGiven,
  id: 'u1',
  guardian_id: null,
  first_name: 'Sara',
  last_name: 'Ahmadi',
  gender: 'female',
  birth_date: '1990-05-23',
  email: 'sara@example.com',
  phone: '+393331234567',
  country_of_birth: 'IR',
  country_of_residency: 'IT',
  address_of_residency: 'Via Roma 12, int. 3',
  postal_code: '10121',
  email_confirmed_at: '2026-02-01T10:00:00.000Z',
  created_at: '2026-02-01T10:00:00.000Z',
  request_number: 'REQ-2026-000042',
  season: '2026/27',
  pack_type: 'base',
  juventus_card: false,
  shippingDiscount: null,
  appliedPromoCode: null,
  total_price: 5,
  base_amount: 5,
  juventus_card_cost: 0,
  shipping_cost: 0,
  shipping_discount: 0,
  shipping_effective: 0,
  membership_fee: 0,
  processing_fee: 0,
  promo_code: null,
  payment_method: 'euro',
  euro_payment_method: 'paypal',
  exchange_rate: null,
  exchange_rate_at: null,
  rial_amount: null,
  is_paid: false,
  received: null,
  waived: null,
  kept: null,
  before: null,
  is_approved: false,
  approved: false,
  receipt_url: aFileUrl,
  passport_url: null,
  receipt_added_at: null,
  passport_added_at: null,
  receipt_deleted_at: null,
  passport_deleted_at: null,
  password_hash: 'set',
  request_status: 'submitted',
  membership: null,
  member_number: null,
  member_since: null,
  next_membership: null,
  submitted_at: '2026-02-01T10:00:00.000Z',
  decided_at: null,
  rejection_reason: null,
  requested: null,
  delete_requested_at: null,
  wanted_name: null,
  no_news: false,
  no_reminders: false,
  language: 'fa',
};

/** The fields of a member that change with an approval. */
export const approved = {
  is_paid: true,
  is_approved: true,
  approved: true,
  request_status: 'approved',
  membership: {
    season: '2026/27',
    pack_type: 'base',
    juventus_card: false,
    since: '2026-02-02T10:00:00.000Z',
    valid_from: null,
    valid_until: '2027-06-30',
    end_reason: null,
  },
  member_number: 1024,
  member_since: '2024-07-01',
  decided_at: '2026-02-02T10:00:00.000Z',
} as const satisfies Partial<MemberProfile>;

export const rejected = {
  request_status: 'rejected',
  decided_at: '2026-02-02T10:00:00.000Z',
  rejection_reason: 'The receipt cannot be read.',
} as const satisfies Partial<MemberProfile>;

/** Builds a member who registered with a euro transfer and is under review. */
export const buildMemberProfile = (change: Partial<MemberProfile> = {}): MemberProfile => ({
  ...profile,
  ...change,
});

/** Builds a daughter whose application is under review, as her guardian and admins receive her. */
export const buildFamilyMember = (change: Partial<FamilyMember> = {}): FamilyMember => ({
  id: 'u2',
  first_name: 'Dana',
  last_name: 'Ahmadi',
  birth_date: '2022-04-01',
  pack_type: 'under_5',
  juventus_card: false,
  request_number: 'JOFCI-4HX8T2RC',
  season: '2026/27',
  request_status: 'submitted',
  is_asked: false,
  total_price: 5,
  rial_amount: null,
  is_paid: false,
  membership: null,
  next_membership: null,
  account_offered_until: null,
  ...change,
});

/** The account of somebody who owes nothing and is owed nothing. */
export const emptyAccount: ShownAccount = {
  balance: { EUR: 0, IRR: 0 },
  open_dues: [],
  over_dues: [],
};

/** The account of somebody who owes this amount for an application of an earlier season. */
export const accountOwing = (money: Money): ShownAccount => {
  const due = { request_number: 'JOFCI-WXYZ2345', season: '2025/26', ...money };
  const open_dues = [{ ...due, since: '2026-02-03T10:00:00.000Z' }];
  const balance = { EUR: 0, IRR: 0, [money.currency]: money.amount };
  return { balance, open_dues, over_dues: [] };
};

/** Builds the response of `/api/me`. */
export function buildProfile(change: Partial<OwnProfile> = {}): OwnProfile {
  return {
    ...profile,
    is_admin: false,
    agreed_versions: { terms: legalVersions.terms, privacy: legalVersions.privacy },
    account: emptyAccount,
    family: [],
    ...change,
  };
}

/** Builds the member as the panel's API returns it. */
export function buildAdminMember(change: Partial<AdminMember> = {}): AdminMember {
  const member = {
    ...profile,
    version: 3,
    account: emptyAccount,
    owes: null,
    statement_due: null,
    told_total: null,
    told_number: null,
    told_rial: null,
    shared_transfer: null,
    receipt_also_used_by: [],
    similar_to: [],
    flags: [],
    flagged_since_decision: false,
    payment_note: null,
    seen_since_receipt: false,
    reduction_reason: null,
    asked_adjustment: null,
    answered: null,
    own_changes: [],
    receipt_before_url: null,
    passport_before_url: null,
    other_numbers: [],
    not_me_at: null,
    merge: null,
    has_family: false,
    account_pending: false,
    ...change,
  };
  return {
    ...member,
    has_receipt: member.receipt_url !== null,
    has_passport: member.passport_url !== null,
    has_payment_note: member.payment_note !== null,
    is_asked: member.requested !== null,
    has_answered: member.answered !== null,
  };
}

/** What `readUser` responds beside an application without family and without likeness to others. */
export const noOthers = { guardian: null, family: [], together: [], alike: [] };

/** Returns the member as the lists of the panel's API carry it. */
export const memberRowOf = (member: AdminMember): MemberRow =>
  pick(buildAdminMember(member), memberRowNames);

type AuthAnswer = RouteResponse<typeof login>;

/** Builds the response of a sign-in, which is the same for every way to sign in. */
export function buildAuthAnswer(user: Partial<AuthAnswer['user']> = {}): AuthAnswer {
  return {
    success: true,
    message: 'You are logged in.',
    access_token: 'token-1',
    token_type: 'bearer',
    refresh_token: 'refresh-1',
    expires_in: 3600,
    user: {
      id: profile.id,
      email: profile.email,
      is_admin: false,
      language: profile.language,
      profile: null,
      ...user,
    },
  };
}
