import { byName } from '@fanclub/contract/members/by-name';
import {
  type AskedFieldName,
  askedFieldNames,
  memberField,
  type TypedFields,
} from '@fanclub/contract/members/field-sets';
import { drawRequestNumber } from '@fanclub/contract/members/request-number';
import type { DiscountRule } from '@fanclub/contract/pricing/discount';
import type { PackType } from '@fanclub/contract/pricing/packages';
import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import type { ConsentName } from '@fanclub/contract/registration/consents';
import { randomId } from '#store/random-id.ts';
import type { PersonDraft } from './person-draft.ts';

/**
 * A use of a promo code, reserved for this registration. The id is null if the browser counted the use directly in the
 * database, because the server could not be reached.
 */
export interface PromoHold {
  id: string | null;
  /** The end of the reservation in epoch milliseconds. */
  until: number;
}

export interface AppliedPromo extends DiscountRule {
  code: string;
  /** True if the code has a limited number of uses, so that a use is reserved before the payment. */
  limited: boolean;
  hold: PromoHold | null;
  /** The packages for which the code is valid; absent if it is valid for all. */
  packTypes?: readonly PackType[] | undefined;
  /** The e-mail address for which the code is valid; absent if it is valid for all. */
  email?: string | undefined;
  /** The text that admins wrote for the code, by language. */
  sentences?: PromoSentences | undefined;
}

type AskedFields = Pick<TypedFields, AskedFieldName>;

/** The values of the wizard's form: the member's fields, and what the form needs beside them. */
export interface RegistrationDraft extends AskedFields {
  passportUrl: string;
  /** The people of the family. Each has a separate application, and one payment covers all. */
  people: PersonDraft[];
  promo: AppliedPromo | null;
  /** The code from a link until it is applied or refused; empty otherwise. */
  promo_link: string;
  paid_confirm: boolean;
  receiptUrl: string;
  /** True if the transfer also pays what the member owes for earlier seasons. The server is not told. */
  with_rest: boolean;
  /** The total in euro and the rate that were on screen when "I have paid" was ticked. */
  shown: { total: number; rate: number | null } | null;
  legal_consents: Record<ConsentName, boolean>;
  /** When the form was begun, in epoch milliseconds. */
  begun_at: number;
  /** The value of a field that people do not see (`Trap`). */
  motto: string;
  /**
   * The exchange rate that is kept during the payment, and the time in epoch milliseconds until which it is
   * kept.
   */
  rate_held: { rate: number; until: number } | null;
  /**
   * Generated with the draft, so that the person can write the number into the bank transfer before sending
   * the form.
   */
  request_number: string;
  /** Generated with the draft, so that sending it twice creates only one registration. */
  idempotencyKey: string;
}

/**
 * The payment fields as they are before the payment. A change of the payment method resets them to these
 * values.
 */
export const unpaid = { paid_confirm: false, receiptUrl: '', shown: null } as const;

export function emptyDraft(): RegistrationDraft {
  return {
    ...byName<AskedFields>(askedFieldNames, (name) =>
      memberField(name).kind === 'flag' ? false : '',
    ),
    ...unpaid,
    passportUrl: '',
    people: [],
    with_rest: true,
    rate_held: null,
    request_number: drawRequestNumber(),
    promo: null,
    promo_link: '',
    legal_consents: { terms: false, privacy: false, cookies: false, dpa: false },
    begun_at: Date.now(),
    motto: '',
    idempotencyKey: randomId(),
  };
}
