import type { FieldErrorKey } from '../errors/field-errors.ts';
import {
  type DiscountRule,
  type DiscountType,
  discountTypes,
  maxPercentage,
} from '../pricing/discount.ts';
import { toLatinDigits } from '../text/digits.ts';
import { normaliseEmail } from '../text/email.ts';
import {
  isAddress,
  isPackList,
  isSentences,
  offeredSentences,
  type PromoBuyer,
  type PromoScope,
  type PromoSentences,
  scopeProblem,
} from './promo-scope.ts';

/** The content of a valid document `promo_codes/{CODE}`, with defaults for missing fields. */
export interface PromoRecord extends DiscountRule, PromoScope {
  expiresAtMs: number;
  maxUses: number;
  usedCount: number;
  /** True if staff have switched the code off. */
  disabled: boolean;
  sentences: PromoSentences;
}

/** The content of a stored document. Staff may have edited it by hand, so its fields can have values of any type. */
export type FoundPromo = Readonly<Record<string, unknown>>;

/**
 * A Firestore timestamp. The server's and the browser's libraries have different classes for it, but both have this
 * method.
 */
interface Moment {
  toMillis: () => number;
}

const never: Moment = { toMillis: () => Date.parse('2099-12-31T23:59:59.999Z') };
const countless = 999_999;
/**
 * A code with a limit of at least this many uses may be used slightly more often than its limit. Its uses are counted
 * every few minutes, not in each registration.
 */
export const countedLaterFrom = 100_000;

const numericFields = ['discountRate', 'maxUses', 'usedCount'] as const;

/**
 * Returns the number of a text such as `50` or `۱۲٫۵`, and any other value as it is. The Firebase console suggests the
 * type `string` for each field. `firestore.rules` reads the two counts in the same way.
 */
function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = toLatinDigits(value).replace('\u066B', '.').trim();
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : value;
}

/** Returns a stored record in which numbers that staff typed as text are numbers. */
export function withNumbers<Found extends FoundPromo>(found: Found): Found {
  const read = numericFields.filter((field) => field in found);
  return { ...found, ...Object.fromEntries(read.map((field) => [field, toNumber(found[field])])) };
}

/** Returns a stored record with defaults for missing fields. The values are not checked yet. */
function withDefaults(stored: FoundPromo) {
  const found = withNumbers(stored);
  return {
    expiresAt: found.expiresAt ?? never,
    maxUses: found.maxUses ?? countless,
    usedCount: found.usedCount ?? 0,
    discountRate: found.discountRate,
    discountType: found.discountType,
    disabled: found.disabled ?? false,
    packTypes: found.packTypes ?? null,
    email: found.email ?? null,
    sentences: found.sentences ?? {},
  };
}

type PromoValues = ReturnType<typeof withDefaults>;
export type PromoField = keyof PromoValues;

const isMoment = (value: unknown): value is Moment =>
  typeof value === 'object' &&
  value !== null &&
  'toMillis' in value &&
  typeof value.toMillis === 'function';
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;
const isRate = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0;
const isType = (value: unknown): value is DiscountType =>
  discountTypes.some((known) => known === value);
const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

const checks = {
  expiresAt: isMoment,
  maxUses: isCount,
  usedCount: isCount,
  discountRate: isRate,
  discountType: isType,
  disabled: isSwitch,
  packTypes: isPackList,
  email: isAddress,
  sentences: isSentences,
} satisfies Record<PromoField, (value: unknown) => boolean>;

type Guarded<Check> = Check extends (value: unknown) => value is infer Value ? Value : never;
type ValidValues = { [Field in PromoField]: Guarded<(typeof checks)[Field]> };

const isMoreThanAll = ({ discountType, discountRate }: PromoValues) =>
  discountType === 'percentage' && isRate(discountRate) && discountRate > maxPercentage;

const invalidFields = (values: PromoValues) =>
  (Object.keys(checks) as PromoField[]).filter(
    (field) => !checks[field](values[field]) || (field === 'discountRate' && isMoreThanAll(values)),
  );

const areValid = (values: PromoValues): values is ValidValues => invalidFields(values).length === 0;

/** Returns the names of the fields with an invalid value. The list is empty if the record is valid. */
export const malformedPromoFields = (found: FoundPromo) => invalidFields(withDefaults(found));

/**
 * Returns the parsed record; null if it is missing or has an invalid field. Invalid sentences are dropped instead, so
 * that nobody loses a discount because of them.
 */
export function parsePromoRecord(found: FoundPromo | undefined): PromoRecord | null {
  if (!found) return null;
  const values = withDefaults(found);
  values.sentences = offeredSentences(values.sentences);
  if (!areValid(values)) return null;
  const { expiresAt, email, ...others } = values;
  return { ...others, expiresAtMs: expiresAt.toMillis(), email: email && normaliseEmail(email) };
}

/**
 * Returns true for a code with an exact limit; false for an unlimited code and for one whose limit may be slightly
 * exceeded.
 */
export const hasExactLimit = ({ maxUses }: PromoRecord) => maxUses < countedLaterFrom;

/** Returns true for a valid code that is unlimited, or whose limit may be slightly exceeded. */
export function isCountedLater(found: FoundPromo | undefined): boolean {
  const record = parsePromoRecord(found);
  return record !== null && !hasExactLimit(record);
}

export type PromoCheck =
  | { record: PromoRecord; problem?: never }
  | { record?: never; problem: FieldErrorKey };

interface PromoUse {
  /** Number of uses that `usedCount` of the record does not contain yet. */
  pendingUses?: number | undefined;
  /**
   * The person who wants to use the code. Without a person, restrictions to packages and to an e-mail are not checked.
   */
  buyer?: PromoBuyer | undefined;
}

/** Returns the record if the code can be used now, else the error key of the first obstacle. */
export function checkPromo(
  found: FoundPromo | undefined,
  nowMs: number,
  { pendingUses = 0, buyer }: PromoUse = {},
): PromoCheck {
  if (!found) return { problem: 'invalid_promo_code' };
  const record = parsePromoRecord(found);
  if (!record) return { problem: 'promo_code_validation_failed' };
  if (record.disabled) return { problem: 'promo_code_disabled' };
  if (record.expiresAtMs <= nowMs) return { problem: 'promo_code_expired' };
  const problem = buyer && scopeProblem(record, buyer);
  if (problem) return { problem };
  if (record.usedCount + pendingUses >= record.maxUses) {
    return { problem: 'promo_code_max_uses_reached' };
  }
  return { record };
}
