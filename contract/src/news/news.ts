import { type MemberFilter, memberFilters } from '../admin/filters.ts';
import { countryRule } from '../members/field-rules.ts';
import { type PackType, packTypes } from '../pricing/packages.ts';
import { isHttpsAddress } from '../settings/setting-rules.ts';
import { type LanguageCode, languageCodes, perLanguage } from '../text/languages.ts';
import type { FieldErrors } from '../validation/field-errors.ts';
import { type InferType, mixed, object, strictObject, string } from '../validation/yup.ts';

export const newsSubjectMaxLength = 120;
export const newsBodyMaxLength = 6000;

/** The states of a message: written, going out page by page, all handed to the outbox, taken back. */
export const newsStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type NewsState = (typeof newsStates)[number];

/** What is not narrowed is everybody. */
export const newsAudienceFields = {
  status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
  pack_type: mixed<PackType>().oneOf(packTypes).optional(),
  language: mixed<LanguageCode>().oneOf(languageCodes).optional(),
  country: countryRule().optional(),
};
const audienceSchema = strictObject(newsAudienceFields);
export type NewsAudience = InferType<typeof audienceSchema>;

/** As far as it is written: a draft may stop anywhere. */
const textSchema = strictObject({
  subject: string().max(newsSubjectMaxLength).defined(),
  body: string().max(newsBodyMaxLength).defined(),
});
export type NewsText = InferType<typeof textSchema>;
export type NewsTexts = Record<LanguageCode, NewsText>;

export const newsContentFields = {
  texts: strictObject(perLanguage(() => textSchema)),
  /** Where its button leads; without one it has no button. */
  link: string()
    .max(500)
    .test('https', 'invalid_value', (value) => !value || isHttpsAddress(value))
    .defined(),
  audience: audienceSchema,
};
const contentSchema = object(newsContentFields);
export type NewsContent = InferType<typeof contentSchema>;

const isBlank = ({ subject, body }: NewsText) => subject.trim() === '' && body.trim() === '';

/** The languages that somebody has begun to write in. */
export function writtenLanguages(texts: NewsTexts): LanguageCode[] {
  return languageCodes.filter((code) => !isBlank(texts[code]));
}

/** What is missing before it can go: one language at least, and each that was begun to its end. */
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

/** Who reads in a language that it was not written in gets it in the first of these that it was. */
const inPlace: readonly LanguageCode[] = ['en', 'fa', 'it'];

/** In which of the written languages somebody reads it. */
export function newsLanguageFor(texts: NewsTexts, reader: LanguageCode): LanguageCode {
  const written = writtenLanguages(texts);
  if (written.includes(reader)) return reader;
  return inPlace.find((code) => written.includes(code)) ?? reader;
}
