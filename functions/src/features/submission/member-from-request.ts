import { byName } from '@fanclub/contract/members/by-name';
import { type KeptFields, keptFieldNames } from '@fanclub/contract/members/field-sets';
import { requestNumberPattern } from '@fanclub/contract/members/request-number';
import { noAmounts } from '@fanclub/contract/money/amounts';
import type { CostBreakdown } from '@fanclub/contract/pricing/cost';
import { toRial } from '@fanclub/contract/pricing/rial';
import { legalVersions } from '@fanclub/contract/registration/consents';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { timestampOf } from '#platform/time';
import type { MemberDocument } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';
import { searchKeysOf } from '#repositories/search-keys';
import { uploadIdOf } from '#repositories/uploads';

export interface Rate {
  rate: number;
  fetchedAt: Date;
}

interface Decided {
  requestNumber: string;
  settings: RegistrationSettings;
  cost: CostBreakdown;
  /** The promo code that gave the discount; null if there is none. */
  promoCode: string | null;
  rate: Rate | null;
  fingerprint: string;
  now: Date;
}

/** Returns the sum that the person was shown, if it differs from the amount due, and null otherwise. */
function shownIfDifferent(shown: number | null | undefined, due: number | null): number | null {
  return shown != null && shown !== due ? shown : null;
}

/**
 * Returns the request number that the person was shown, if it differs from the given one and has the form of a
 * request number. Otherwise returns null.
 */
function quotedNumber({ request_number: shown }: RegisterRequest, given: string): string | null {
  return shown && shown !== given && requestNumberPattern.test(shown) ? shown : null;
}

/** Returns the record of a consent that is given now, to the documents in this language. */
export const legalRecordOf = (language: LanguageCode, now: Date) => ({
  at: timestampOf(now),
  language,
  versions: legalVersions,
});

/**
 * Returns the consents as a row stores them. `terms` and `privacy` are always true, because every schema refuses a
 * request without them.
 */
export const consentsGiven = ({ cookies, dpa }: RegisterRequest['legal_consents']) => ({
  terms: true,
  privacy: true,
  cookies: cookies === true,
  dpa: dpa === true,
});

/** Returns the row for a registration. Prices and sums are computed by the server. A pure function. */
export function memberFromRequest(body: RegisterRequest, decided: Decided): MemberDocument {
  const now = timestampOf(decided.now);
  const own = {
    request_number: decided.requestNumber,
    told_number: quotedNumber(body, decided.requestNumber),
    season: decided.settings.season,
  };
  const kept = byName<KeptFields>(keptFieldNames, (name) => body[name] ?? null);
  const inRial = body.payment_method === 'rial' && decided.rate !== null ? decided.rate : null;
  const rialAmount = inRial ? toRial(decided.cost.total_price, inRial.rate) : null;
  return {
    ...kept,
    legal_consents: consentsGiven(body.legal_consents),
    legal_record: legalRecordOf(body.language, decided.now),
    ...own,
    applications: [own],
    is_renewal: false,
    promo_code: decided.promoCode,
    ...decided.cost,
    price_list: priceListOf(decided.settings),
    euro_payment_method: body.payment_method === 'euro' ? (body.euro_payment_method ?? null) : null,
    exchange_rate: inRial?.rate ?? null,
    exchange_rate_at: inRial ? timestampOf(inRial.fetchedAt) : null,
    rial_amount: rialAmount,
    told_total: shownIfDifferent(body.expected_total, decided.cost.total_price),
    told_rial:
      body.payment_method === 'rial' ? shownIfDifferent(body.expected_rial, rialAmount) : null,
    receipt_upload: uploadIdOf(body.receiptUrl),
    passport_upload: body.passportUrl ? uploadIdOf(body.passportUrl) : null,
    receipt_also_used_by: [],
    open_dues: [],
    over_dues: [],
    request_status: 'submitted',
    memberships: [],
    is_approved: false,
    is_paid: decided.cost.total_price === 0,
    email_confirmed_at: null,
    email_before: null,
    account_offer: null,
    merge: null,
    google_sub: null,
    undone_at: null,
    received: null,
    waived: null,
    kept: null,
    before: null,
    open: null,
    confirmed: null,
    statement_due: null,
    owes_since: null,
    owes: noAmounts,
    owes_asked: false,
    owes_asked_at: null,
    owes_asked_for: [],
    asked_adjustment: null,
    is_owing: false,
    remind_to_pay_at: null,
    owes_back_since: null,
    payment_note: null,
    submission: { id: decided.requestNumber, place: 0, people: 1 },
    member_number: null,
    member_since: null,
    similar_to: [],
    by_program: false,
    flags: [],
    flagged_since_decision: false,
    handled_by: null,
    standing: 'never',
    standing_until: null,
    held_seasons: [],
    first_season: null,
    last_season: null,
    no_news: false,
    no_reminders: false,
    guardian_id: null,
    has_family: false,
    requested: null,
    answered: null,
    own_changes: [],
    imported: null,
    wanted_name: null,
    receipt_before: null,
    passport_before: null,
    receipt_added_at: null,
    passport_added_at: null,
    receipt_deleted_at: null,
    passport_deleted_at: null,
    created_at: now,
    submitted_at: now,
    decided_at: null,
    rejection_reason: null,
    last_decision: null,
    not_me_at: null,
    delete_requested_at: null,
    has_password: Boolean(body.password),
    password_set_at: body.password ? now : null,
    account: 'pending',
    sessions_valid_after: null,
    fingerprint: decided.fingerprint,
    search_keys: searchKeysOf({
      ...kept,
      ...own,
      applications: [own],
      member_number: null,
    }),
    version: 1,
    recent_changes: [],
  };
}
