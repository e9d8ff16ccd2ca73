import { memberFields } from '@fanclub/contract/members/member-fields';
import { euroPaymentMethods, paymentMethods } from '@fanclub/contract/members/payment';
import { discountTypes } from '@fanclub/contract/pricing/discount';
import { packTypes } from '@fanclub/contract/pricing/packages';
import {
  boolean,
  type InferType,
  mixed,
  number,
  object,
  string,
} from '@fanclub/contract/validation/yup';
import { consentNames, emptyDraft, type RegistrationDraft } from './registration-draft.ts';

const text = () => string().defined().default('');
const flag = () => boolean().defined().default(false);
const oneOfOrEmpty = <V extends string>(values: readonly V[]) =>
  mixed<V | ''>()
    .oneOf([...values, ''])
    .defined()
    .default('');

/** The draft as local storage keeps it; the password is never among it. */
const storedSchema = object({
  form: object({
    first_name: text(),
    last_name: text(),
    gender: oneOfOrEmpty(memberFields.gender.values),
    birth_date: text(),
    country_of_birth: text(),
    country_of_residency: text(),
    address_of_residency: text(),
    postal_code: text(),
    email: text(),
    phone: text(),
    pack_type: oneOfOrEmpty(packTypes),
    juventus_card: flag(),
    passportUrl: text(),
    receiptUrl: text(),
    promo: object({
      code: string().required(),
      discountType: mixed<(typeof discountTypes)[number]>().oneOf(discountTypes).required(),
      discountRate: number().required(),
    })
      .nullable()
      .default(null),
    told: object({ total: number().required(), rate: number().nullable().defined() })
      .nullable()
      .default(null),
    legal_consents: object(
      Object.fromEntries(consentNames.map((name) => [name, flag()])) as Record<
        (typeof consentNames)[number],
        ReturnType<typeof flag>
      >,
    ),
  }).required(),
  paymentMethod: oneOfOrEmpty(paymentMethods),
  euroPaymentMethod: oneOfOrEmpty(euroPaymentMethods),
  paidConfirm: flag(),
  /** A password was typed and has to be typed again. */
  hadPassword: flag(),
  idempotencyKey: string().required(),
  savedAt: number().required(),
});

export type StoredDraft = InferType<typeof storedSchema>;

export function toStoredDraft(
  draft: RegistrationDraft,
  lostPassword: boolean,
  savedAt: number,
): StoredDraft {
  const {
    password,
    payment_method: paymentMethod,
    euro_payment_method: euroPaymentMethod,
    paid_confirm: paidConfirm,
    idempotencyKey,
    ...form
  } = draft;
  return {
    form,
    paymentMethod,
    euroPaymentMethod,
    paidConfirm,
    hadPassword: lostPassword || password !== '',
    idempotencyKey,
    savedAt,
  };
}

export function fromStoredDraft(stored: StoredDraft): RegistrationDraft {
  return {
    ...emptyDraft(),
    ...stored.form,
    payment_method: stored.paymentMethod,
    euro_payment_method: stored.euroPaymentMethod,
    paid_confirm: stored.paidConfirm,
    idempotencyKey: stored.idempotencyKey,
  };
}

/** Throws for anything that is not a draft of this version. */
export function parseStoredDraft(json: string): StoredDraft {
  return storedSchema.validateSync(JSON.parse(json), { stripUnknown: true });
}
