import { type MemberFilter, memberFilters } from '../admin/filters.ts';
import { countryRule } from '../members/field-rules.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { isHttpsAddress } from '../settings/setting-rules.ts';
import {
  bridgeLanguage,
  type LanguageCode,
  languageCodes,
  perLanguage,
} from '../text/languages.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { type InferType, mixed, object, strictObject, string } from '../validation/yup.ts';

export const newsSubjectMaxLength = 120;
export const newsBodyMaxLength = 6000;

/** States of a message: being written, going out page by page, all handed to the outbox, stopped. */
export const newsStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type NewsState = (typeof newsStates)[number];

/** Filters of the audience; without any, it is everybody. */
export const newsAudienceFields = {
  status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
  pack_type: mixed<PackType>().oneOf(packTypes).optional(),
  language: mixed<LanguageCode>().oneOf(languageCodes).optional(),
  country: countryRule().optional(),
};
const audienceSchema = strictObject(newsAudienceFields);
export type NewsAudience = InferType<typeof audienceSchema>;

/** Text of a message, which may be incomplete in a draft. */
const textSchema = strictObject({
  subject: string().max(newsSubjectMaxLength).defined(),
  body: string().max(newsBodyMaxLength).defined(),
});
export type NewsText = InferType<typeof textSchema>;
export type NewsTexts = Record<LanguageCode, NewsText>;

export const newsContentFields = {
  texts: strictObject(perLanguage(() => textSchema)),
  /** Target of the button; without a link there is no button. */
  link: string()
    .max(500)
    .test('https', 'invalid_value', (value) => !value || isHttpsAddress(value))
    .defined(),
  audience: audienceSchema,
};
const contentSchema = object(newsContentFields);
export type NewsContent = InferType<typeof contentSchema>;

/** Texts of a new message. */
export const blankTexts: NewsTexts = perLanguage(() => ({ subject: '', body: '' }));

const isBlank = ({ subject, body }: NewsText) => subject.trim() === '' && body.trim() === '';

/** Returns the languages in which writing has begun. */
export function writtenLanguages(texts: NewsTexts): LanguageCode[] {
  return languageCodes.filter((code) => !isBlank(texts[code]));
}

/** Returns what is missing before the message can be sent: one language at least, and each begun one complete. */
export function newsProblems(texts: NewsTexts): FieldErrors {
  const written = writtenLanguages(texts);
  const languages = written.length > 0 ? written : languageCodes.slice(0, 1);
  const missing = languages.flatMap((code) =>
    (['subject', 'body'] as const)
      .filter((part) => texts[code][part].trim() === '')
      .map((part) => [`texts.${code}.${part}`, 'field_required'] as const),
  );
  return Object.fromEntries(missing);
}

/**
 * Returns the language in which a reader gets the message: their own, else the bridge language, else the first
 * written one.
 */
export function newsLanguageFor(texts: NewsTexts, reader: LanguageCode): LanguageCode {
  const written = writtenLanguages(texts);
  if (written.includes(reader)) return reader;
  return [bridgeLanguage, ...languageCodes].find((code) => written.includes(code)) ?? reader;
}
