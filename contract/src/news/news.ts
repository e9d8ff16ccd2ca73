import { type MemberFilter, memberFilters, standingFields } from '../admin/filters.ts';
import { countryRule } from '../members/field-rules.ts';
import { storedPack } from '../pricing/stored-pack.ts';
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

/** States of a message: being written, being sent in portions, completely sent, or stopped while it was being sent. */
export const newsStates = ['draft', 'sending', 'sent', 'stopped'] as const;
export type NewsState = (typeof newsStates)[number];

/**
 * Filters that choose the members in the audience of a message; without a filter, these are all members. Members who do
 * not want news get no mail.
 */
export const newsAudienceFields = {
  status: mixed<MemberFilter>().oneOf(memberFilters).optional(),
  ...standingFields,
  pack_type: storedPack().optional(),
  language: mixed<LanguageCode>().oneOf(languageCodes).optional(),
  country: countryRule().optional(),
};
const audienceSchema = strictObject(newsAudienceFields);
export type NewsAudience = InferType<typeof audienceSchema>;

/** Text of a message in one language. In a draft it can be incomplete. */
const textSchema = strictObject({
  subject: string().max(newsSubjectMaxLength).defined(),
  body: string().max(newsBodyMaxLength).defined(),
});
export type NewsText = InferType<typeof textSchema>;
export type NewsTexts = Record<LanguageCode, NewsText>;

export const newsContentFields = {
  texts: strictObject(perLanguage(() => textSchema)),
  /** Address that the button of the mail opens. If it is empty, the mail has no button. */
  link: string()
    .max(500)
    .test('https', 'invalid_value', (value) => !value || isHttpsAddress(value))
    .defined(),
  audience: audienceSchema,
};
const contentSchema = object(newsContentFields);
export type NewsContent = InferType<typeof contentSchema>;

/** The texts of a message before anything is written. */
export const blankTexts: NewsTexts = perLanguage(() => ({ subject: '', body: '' }));

const isBlank = ({ subject, body }: NewsText) => subject.trim() === '' && body.trim() === '';

/** Returns the languages in which a subject or a body is written. */
export function writtenLanguages(texts: NewsTexts): LanguageCode[] {
  return languageCodes.filter((code) => !isBlank(texts[code]));
}

/**
 * Returns an error for each field that is missing before the message can be sent. At least one language must be
 * written, and each written language needs a subject and a body.
 */
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
 * Returns the language in which a reader gets the message: the reader's own if it is written, else the bridge language,
 * else the first written one.
 */
export function newsLanguageFor(texts: NewsTexts, reader: LanguageCode): LanguageCode {
  const written = writtenLanguages(texts);
  if (written.includes(reader)) return reader;
  return [bridgeLanguage, ...languageCodes].find((code) => written.includes(code)) ?? reader;
}
