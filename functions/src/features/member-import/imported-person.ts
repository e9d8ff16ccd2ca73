import { pick } from '@fanclub/contract/members/by-name';
import { sharedByFamily } from '@fanclub/contract/members/field-sets';
import type { ImportedField } from '@fanclub/contract/members/import-columns';
import { unpaidAtDesk } from '@fanclub/contract/money/desk-payment';
import type { PaymentWay } from '@fanclub/contract/money/payments';
import { costOf } from '@fanclub/contract/pricing/cost';
import type { RegisterRequest } from '@fanclub/contract/registration/request';
import { priceListOf } from '@fanclub/contract/settings/defaults';
import { type AtDesk, appliedAtDesk, bookedAtDesk } from '#features/money/desk-payment';
import { confirmOpen, type MoneyChange, noMoneyChange } from '#features/money/money-change';
import { memberFromRequest } from '#features/submission/member-from-request';
import { fingerprintsOf } from '#features/submission/request-hashes';
import type { ServerContext } from '#platform/context';
import { timestampOf } from '#platform/time';
import { cameWithFamily } from '#repositories/families';
import type { Member } from '#repositories/member';
import type { RegistrationSettings } from '#repositories/registration-settings';

/** The fields of a person in a line without errors. */
export type FieldRow = Pick<RegisterRequest, ImportedField>;

/**
 * The fields that differ for a member without a mailbox, whose mails become letters, and for a dependant, whose mails go
 * to the guardian: no account and no news.
 */
const withoutMailbox = { account: 'none', no_news: true } as const;

interface Decided {
  id: string;
  guardian: Member | null;
  by: string;
  requestNumber: string;
  season: string;
  /** Last day of the season; null if it has none. */
  ends: string | null;
  paid: boolean;
  paidBy: PaymentWay;
  /** What is paid at the desk, in place of `paid`; null for a line of a file. */
  desk: AtDesk | null;
  member_number: number;
  member_since: string;
  settings: RegistrationSettings;
  now: Date;
}

/**
 * Returns the row of an imported member, approved for a season, and the payment for it. The member has no account yet
 * (the maintenance creates it), has agreed to nothing, and the e-mail is not proved. No bank statement is expected to
 * show a payment that was made before the import.
 */
export function importedPerson(
  { keyedHash }: Pick<ServerContext, 'keyedHash'>,
  line: FieldRow,
  decided: Decided,
): { member: Member; money: MoneyChange } {
  const { settings, now, season, guardian, desk } = decided;
  const person = { ...line, ...(guardian && pick(guardian, sharedByFamily)) };
  const legal_consents = { terms: false, privacy: false, cookies: false, dpa: false };
  const body = {
    ...person,
    ...appliedAtDesk(desk?.payment ?? unpaidAtDesk, person.language),
    receiptUrl: '',
    legal_consents,
  } as RegisterRequest;
  const [fingerprint] = guardian ? [cameWithFamily] : fingerprintsOf(keyedHash, body);
  const row = memberFromRequest(body, {
    requestNumber: decided.requestNumber,
    settings: { ...settings, season },
    cost: costOf(body, priceListOf(settings)),
    promoCode: null,
    rate: desk?.rate ?? null,
    fingerprint,
    now,
  });
  const member: Member = {
    ...row,
    id: decided.id,
    receipt_upload: null,
    legal_consents,
    legal_record: null,
    request_status: 'approved',
    is_approved: true,
    decided_at: timestampOf(now),
    memberships: [
      {
        season,
        pack_type: person.pack_type,
        juventus_card: person.juventus_card,
        since: timestampOf(now),
        valid_from: null,
        valid_until: decided.ends,
        request_number: row.request_number,
        holder: null,
        ended: null,
        end_reason: null,
      },
    ],
    member_number: decided.member_number,
    member_since: decided.member_since,
    ...((guardian || person.email === '') && withoutMailbox),
    ...(guardian && { guardian_id: guardian.id }),
  };
  const money = moneyOf(member, decided);
  const unconfirmed = { confirmed: null, statement_due: null };
  return {
    member: { ...member, ...money.fields, ...(!desk && unconfirmed) },
    // Money of before the import is not in the club's books here, so it has no receipt.
    money: desk ? money : { ...money, rows: money.rows.map((row) => ({ ...row, receipt: null })) },
  };
}

function moneyOf(member: Member, { desk, paid, paidBy, by, now }: Decided): MoneyChange {
  if (desk) return bookedAtDesk(member, desk, now);
  if (!paid) return noMoneyChange;
  return confirmOpen(member, member, { by, now, source: 'mark', way: paidBy });
}
