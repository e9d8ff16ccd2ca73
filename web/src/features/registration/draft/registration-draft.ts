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

/** A use that is kept for this registration; without an id it was counted in the database itself. */
export interface PromoHold {
  id: string | null;
  /** Epoch milliseconds. */
  until: number;
}

export interface AppliedPromo extends DiscountRule {
  code: string;
  /** It has so few uses that one has to be kept before somebody pays by it. */
  limited: boolean;
  hold: PromoHold | null;
  /** The packages that it is for, where it is not for all of them. */
  packTypes?: readonly PackType[] | undefined;
  /** The e-mail that it is for, where it is for one alone. */
  email?: string | undefined;
  /** Its own words. */
  sentences?: PromoSentences | undefined;
}

type AskedFields = Pick<TypedFields, AskedFieldName>;

/** What the wizard's form holds while it is being filled in: the member's fields, and what surrounds them. */
export interface RegistrationDraft extends AskedFields {
  passportUrl: string;
  /** Of the family, each with an application of their own, paid together. */
  people: PersonDraft[];
  promo: AppliedPromo | null;
  /** The code that a link has brought, until it is applied or refused. */
  promo_link: string;
  paid_confirm: boolean;
  receiptUrl: string;
  /** Total and rate on screen when the person said "I have paid". */
  shown: { total: number; rate: number | null } | null;
  legal_consents: Record<ConsentName, boolean>;
  /** The rate that was shown first, and until when it stays (epoch milliseconds). */
  rate_held: { rate: number; until: number } | null;
  /** Drawn with the draft, so that the transfer can name it. */
  request_number: string;
  /** Drawn with the draft, so that sending it twice registers once. */
  idempotencyKey: string;
}

/** What the payment loses when its method changes. */
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
