import { isOffered } from '@fanclub/contract/club/offers';
import { byName } from '@fanclub/contract/members/by-name';
import {
  type AskedFieldName,
  askedFieldNames,
  type KeptFieldName,
  memberField,
} from '@fanclub/contract/members/field-sets';
import { discountTypes } from '@fanclub/contract/pricing/discount';
import { storedPack } from '@fanclub/contract/pricing/stored-pack';
import { consentNames } from '@fanclub/contract/registration/consents';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import {
  array,
  boolean,
  mixed,
  number,
  object,
  type Schema,
  type StringSchema,
  string,
} from '@fanclub/contract/validation/yup';
import { personFieldNames } from './person-draft.ts';
import type { RegistrationDraft } from './registration-draft.ts';

type StoredFieldName = AskedFieldName & KeptFieldName;
type SecretFieldName = Exclude<AskedFieldName, KeptFieldName>;
const isSecret = (name: AskedFieldName): name is SecretFieldName => memberField(name).secret;
const secretFieldNames = askedFieldNames.filter(isSecret);
const storedFieldNames = askedFieldNames.filter((name): name is StoredFieldName => !isSecret(name));
const noSecrets = byName<Record<SecretFieldName, undefined>>(secretFieldNames, () => undefined);

const text = () => string().defined().default('');
const flag = () => boolean().defined().default(false);

/** A schema with a default value. */
type Filled<T> = Schema<T, object, T, 'd'>;

function fieldSchema(name: StoredFieldName): Filled<string> | Filled<boolean> {
  const field = memberField(name);
  // The club may have given the card up since.
  if (field.kind === 'flag') return flag().transform((ticked) => ticked && isOffered(field));
  if (field.kind !== 'choice' || field.stored) return text();
  return mixed<string>()
    .oneOf([...field.values, ''])
    .defined()
    .default('');
}

const personSchema = object({
  ...byName<{ [N in (typeof personFieldNames)[number]]: Filled<RegistrationDraft[N]> }>(
    personFieldNames,
    fieldSchema,
  ),
  key: string().required(),
  passportUrl: text(),
  request_number: string().required(),
});

const storedSchema = object({
  form: object({
    ...byName<{ [N in StoredFieldName]: Filled<RegistrationDraft[N]> }>(
      storedFieldNames,
      fieldSchema,
    ),
    passportUrl: text(),
    people: array(personSchema.required()).defined().default([]),
    promo: object({
      code: string().required(),
      discountType: mixed<(typeof discountTypes)[number]>().oneOf(discountTypes).required(),
      discountRate: number().required(),
      limited: flag(),
      hold: object({ id: string().nullable().defined(), until: number().required() })
        .nullable()
        .default(null),
      packTypes: array(storedPack()).default(undefined),
      email: string(),
      sentences: object(
        byName<Record<LanguageCode, StringSchema<string | undefined>>>(languageCodes, () =>
          string(),
        ),
      ).default(undefined),
    })
      .nullable()
      .default(null),
    promo_link: text(),
    paid_confirm: flag(),
    receiptUrl: text(),
    with_rest: boolean().defined().default(true),
    shown: object({ total: number().required(), rate: number().nullable().defined() })
      .nullable()
      .default(null),
    rate_held: object({ rate: number().required(), until: number().required() })
      .nullable()
      .default(null),
    request_number: string().required(),
    legal_consents: object(
      byName<Record<(typeof consentNames)[number], ReturnType<typeof flag>>>(consentNames, flag),
    ),
    begun_at: number().default(() => Date.now()),
    motto: text(),
    idempotencyKey: string().required(),
  }).required(),
  /** True if the person had entered a password. It is not stored and has to be entered again. */
  hadPassword: flag(),
  savedAt: number().required(),
  /** The id of the member who fills in the draft; null for a visitor. */
  owner: string().nullable().default(null),
});

/** Parses a draft that was stored in this browser. Throws if it is invalid. */
export function parseStored(stored: unknown) {
  return storedSchema.validateSync(stored, { stripUnknown: true });
}

export interface SaveOptions {
  /** True if a restored draft had a password, which is never stored, and none has been entered since. */
  lostPassword?: boolean;
  now?: number;
}

/** Returns the draft as it is stored, without the password. */
export function toStored(
  draft: RegistrationDraft,
  { lostPassword = false, now = Date.now() }: SaveOptions = {},
) {
  return {
    form: { ...draft, ...noSecrets },
    hadPassword: lostPassword || draft.password !== '',
    savedAt: now,
  };
}
