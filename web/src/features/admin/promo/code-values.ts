import { clubDay, endOfClubDay } from '@fanclub/contract/club/club-day';
import type { RouteBody } from '@fanclub/contract/http/route';
import { byName } from '@fanclub/contract/members/by-name';
import { type PackType, packTypes } from '@fanclub/contract/pricing/packages';
import type { createPromoCode, updatePromoCode } from '@fanclub/contract/promo/admin-routes';
import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import type { PromoSentences } from '@fanclub/contract/promo/promo-scope';
import { isDay } from '@fanclub/contract/text/day';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { decimalText, typedDecimal, typedWhole, wholeText } from '#admin-kit/typed-number.ts';

type PackSwitch = `for_${PackType}`;
type SentenceField = `sentence_${LanguageCode}`;

/**
 * The values of the form of a code. A form field has the API's name if it stands for exactly one field of the
 * API.
 */
export type CodeValues = {
  code: string;
  discountType: string;
  discountRate: string;
  /** The last day on which the code can be used, as YYYY-MM-DD where the club is. */
  expiresAt: string;
  maxUses: string;
  email: string;
} & Record<PackSwitch, boolean> &
  Record<SentenceField, string>;

/** Returns the packages that the form lists: those that are offered, and others for which the code was made. */
export const packsOf = (code?: PromoCode): readonly PackType[] => [
  ...new Set([...packTypes, ...(code?.packTypes ?? [])]),
];

const sentenceFields: readonly SentenceField[] = languageCodes.map(
  (language) => `sentence_${language}` as const,
);

/** Returns the values with which the form starts. Numbers have the digits of the language. */
export function codeValuesOf(language: LanguageCode, code?: PromoCode): CodeValues {
  return {
    code: code?.code ?? '',
    discountType: code?.discountType ?? 'percentage',
    discountRate: code?.discountRate == null ? '' : decimalText(code.discountRate, language),
    expiresAt: code?.expiresAt ? clubDay(code.expiresAt) : '',
    maxUses: code?.maxUses == null ? '' : wholeText(code.maxUses, language),
    email: code?.email ?? '',
    ...(Object.fromEntries(
      packsOf(code).map((pack) => [`for_${pack}`, Boolean(code?.packTypes?.includes(pack))]),
    ) as Record<PackSwitch, boolean>),
    ...byName<Record<SentenceField, string>>(
      sentenceFields,
      (name) => code?.sentences?.[name.slice(-2) as LanguageCode] ?? '',
    ),
  };
}

type CreateBody = RouteBody<typeof createPromoCode>;
type UpdateBody = RouteBody<typeof updatePromoCode>;

/** Converts the form's values to the fields that the API's routes take. */
function fieldsOf(values: CodeValues) {
  const packs = Object.keys(values)
    .filter((name): name is PackSwitch => name.startsWith('for_'))
    .flatMap((name) => (values[name] ? name.slice('for_'.length) : []));
  const sentences: PromoSentences = {};
  for (const language of languageCodes) {
    const sentence = values[`sentence_${language}`].trim();
    if (sentence) sentences[language] = sentence;
  }
  return {
    discountType: values.discountType,
    discountRate: typedDecimal(values.discountRate),
    expiresAt: endOf(values.expiresAt),
    maxUses: typedWhole(values.maxUses),
    packTypes: packs.length > 0 ? packs : null,
    email: values.email.trim() || null,
    sentences: Object.keys(sentences).length > 0 ? sentences : null,
  };
}

function endOf(day: string): string | null {
  if (day === '') return null;
  return isDay(day) ? endOfClubDay(day).toISOString() : day;
}

export function createBodyOf(values: CodeValues): CreateBody {
  const given = Object.entries(fieldsOf(values)).filter(([, value]) => value !== null);
  return { code: values.code, ...Object.fromEntries(given) } as CreateBody;
}

/**
 * Returns an update with the changed fields and the fields whose stored values are malformed, or null if there are
 * neither.
 */
export function updateBodyOf(code: PromoCode, values: CodeValues): UpdateBody | null {
  const before = fieldsOf(codeValuesOf('en', code));
  const after = fieldsOf(values);
  const { malformed_fields: faults } = code;
  const changed = Object.entries(after).filter(([name, value]) => {
    const known = before[name as keyof typeof before];
    return faults.includes(name) || JSON.stringify(value) !== JSON.stringify(known);
  });
  if (changed.length === 0 && faults.length === 0) return null;
  // A malformed `disabled` switch is stored as true, so that the code stays off until an admin turns it on.
  const isOff = faults.includes('disabled') && { disabled: true };
  return { code: code.code, ...Object.fromEntries(changed), ...isOff } as UpdateBody;
}

/**
 * True if the entered limit is below the number of uses. This number includes the uses that are reserved for unfinished
 * registrations.
 */
export function isBelowUse({ maxUses }: CodeValues, code: PromoCode | undefined): boolean {
  const limit = typedWhole(maxUses);
  return typeof limit === 'number' && limit < (code?.usedCount ?? 0);
}
