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
import type { PersonDraft } from './person-draft.ts';

/**
 * A use of a code reserved for this registration. The id is null if the use was counted in the database
 * directly.
 */
export interface PromoHold {
  id: string | null;
  /** Epoch milliseconds. */
  until: number;
}

export interface AppliedPromo extends DiscountRule {
  code: string;
  /** True if the code has a limited number of uses, so that one is reserved before the payment. */
  limited: boolean;
  hold: PromoHold | null;
  /** The packages for which the code is valid; missing if it is valid for all. */
  packTypes?: readonly PackType[] | undefined;
  /** The e-mail address for which the code is valid; missing if it is valid for all. */
  email?: string | undefined;
  /** The code's own description by language. */
  sentences?: PromoSentences | undefined;
}

type AskedFields = Pick<TypedFields, AskedFieldName>;

/** The values of the wizard's form: the member's fields and the state around them. */
export interface RegistrationDraft extends AskedFields {
  passportUrl: string;
  /** The people of the family. Each has an application of their own, and all are paid together. */
  people: PersonDraft[];
  promo: AppliedPromo | null;
  /** The code from a link, until it is applied or refused. */
  promo_link: string;
  paid_confirm: boolean;
  receiptUrl: string;
  /** Total and rate on screen when "I have paid" was ticked. */
  shown: { total: number; rate: number | null } | null;
  legal_consents: Record<ConsentName, boolean>;
  /** The first rate shown, and how long it is held (epoch milliseconds). */
  rate_held: { rate: number; until: number } | null;
  /** Generated with the draft, so that the transfer can name it. */
  request_number: string;
  /** Generated with the draft, so that sending it twice registers once. */
  idempotencyKey: string;
}

/** The payment fields that are reset if the method changes. */
export const unpaid = { paid_confirm: false, receiptUrl: '', shown: null } as const;

export function emptyDraft(): RegistrationDraft {
  return {
    ...byName<AskedFields>(askedFieldNames, (name) =>
      memberField(name).kind === 'flag' ? false : '',
    ),
    ...unpaid,
    passportUrl: '',
    people: [],
    rate_held: null,
    request_number: drawRequestNumber(),
    promo: null,
    promo_link: '',
    legal_consents: { terms: false, privacy: false, cookies: false, dpa: false },
    idempotencyKey: crypto.randomUUID(),
  };
}
