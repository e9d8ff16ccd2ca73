import { clubDay } from '@fanclub/contract/club/club-day';
import { pick } from '@fanclub/contract/members/by-name';
import { sharedByFamily } from '@fanclub/contract/members/field-sets';
import { unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import { wholeOf } from '@fanclub/contract/money/due';
import { type CostBreakdown, costOf, type PriceList } from '@fanclub/contract/pricing/cost';
import type { FieldRow, ReadLine } from '@fanclub/contract/read-file/members/read-line';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { fieldsOf } from '#features/money/booked-rows';
import { type AtDesk, appliedAtDesk, bookedAtDesk } from '#features/money/desk-payment';
import { type MoneyChange, noMoneyChange, withPayments } from '#features/money/money-change';
import { memberFromRequest } from '#features/submission/member-from-request';
import { fingerprintsOf } from '#features/submission/request-hashes';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { cameWithFamily } from '#repositories/families';
import type { Member } from '#repositories/member';
import type { Payment } from '#repositories/payments';
import type { MembershipRow } from '#repositories/person';
import type { RegistrationSettings } from '#repositories/registration-settings';
import type { ImportedSeason } from './imported-season.ts';

/**
 * The fields that differ for a member without a mailbox, whose mails become letters, and for a dependant, whose mails go
 * to the guardian: no account and no news.
 */
const withoutMailbox = { account: 'none', no_news: true } as const;

/** The application of a line, as the server decides about it. */
export interface Decided {
  id: string;
  by: string;
  requestNumber: string;
  season: ImportedSeason;
  paid: ReadLine['paid'];
  /** What is paid at the desk, in place of `paid`; null for a line of a file. */
  desk: AtDesk | null;
  settings: RegistrationSettings;
  /** The prices for this person, whose family may have a family package already. */
  prices: PriceList;
  now: Date;
}

/**
 * Returns the row of an imported member, approved for a season, and what was paid for it. The member has no account yet
 * (the maintenance creates it), has agreed to nothing, and the e-mail is not proved.
 */
export function importedPerson(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  line: FieldRow,
  decided: Decided & { guardian: Member | null; member_number: number; member_since: string },
): { member: Member; money: MoneyChange } {
  const { guardian } = decided;
  const person = { ...line, ...(guardian && pick(guardian, sharedByFamily)) };
  const legal_consents = { terms: false, privacy: false, cookies: false, dpa: false };
  const body = { ...person, receiptUrl: '', legal_consents } as RegisterRequest;
  const [fingerprint] = guardian ? [cameWithFamily] : fingerprintsOf(keyedHash, body);
  const { row, money, membership } = importedApplication(body, fingerprint, decided);
  const member: Member = {
    ...row,
    legal_consents,
    legal_record: null,
    memberships: [membership],
    member_number: decided.member_number,
    member_since: decided.member_since,
    ...((guardian || person.email === '') && withoutMailbox),
    ...(guardian && { guardian_id: guardian.id }),
  };
  return { member, money };
}

/**
 * Returns the row of an approved application, what was paid for it, and the membership. An application that was paid
 * before this system costs what was paid then, because nobody knows the prices of that time.
 */
export function importedApplication(body: RegisterRequest, fingerprint: string, decided: Decided) {
  const { settings, prices, now, season, desk, paid, requestNumber } = decided;
  const money = paid?.money ?? null;
  const payment = { ...(desk?.payment ?? unpaidAtDesk) };
  if (money?.currency === 'IRR') payment.payment_method = 'rial';
  const cost = costOf(body, prices);
  const applied = memberFromRequest(
    {
      ...body,
      ...(money
        ? { payment_method: payment.payment_method, euro_payment_method: null }
        : appliedAtDesk(payment, body.language)),
    } as RegisterRequest,
    {
      requestNumber,
      settings: { ...settings, season: season.label },
      cost: money?.currency === 'EUR' ? costing(money.amount) : cost,
      promoCode: null,
      rate: desk?.rate ?? null,
      fingerprint,
      now,
    },
  );
  const row: Member = {
    ...applied,
    id: decided.id,
    ...(money?.currency === 'IRR' && { rial_amount: money.amount }),
    receipt_upload: null,
    request_status: 'approved',
    is_approved: true,
    decided_at: timestampOf(now),
  };
  const membership: MembershipRow = {
    season: season.label,
    ...pick(body, ['pack_type', 'juventus_card']),
    since: timestampOf(now),
    valid_from: null,
    valid_until: season.ends,
    request_number: requestNumber,
    holder: null,
    ended: null,
    end_reason: null,
  };
  const change = desk ? bookedAtDesk(row, desk, now) : paidBefore(row, decided);
  return { row: { ...row, ...change.fields }, money: change, membership };
}

/** A price of one amount, in cents, of which nobody knows the parts. */
const costing = (cents: number): CostBreakdown => ({
  base_amount: cents / 100,
  juventus_card_cost: 0,
  shipping_cost: 0,
  shipping_discount: 0,
  shipping_effective: 0,
  membership_fee: 0,
  processing_fee: 0,
  total_price: cents / 100,
});

/** Returns the booking of what was paid before this system, which is in none of its books. */
function paidBefore(application: Member, { paid, by, now }: Decided): MoneyChange {
  if (!paid) return noMoneyChange;
  const { money, day, way } = paid;
  const row: Payment = {
    ...fieldsOf({ by, now }, application),
    id: `before_${application.request_number}`,
    ...(money ? { kind: 'before', ...money } : { kind: 'settled', ...wholeOf(application) }),
    way,
    source: 'import',
    day: day ?? clubDay(now),
    reference: null,
    note: null,
  };
  return withPayments(application, application, [row]);
}
