import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { linkSentMessage } from '@fanclub/contract/links/link-sent-message';
import { type AnswerDays, answerTime } from '@fanclub/contract/members/answer-time';
import { errorMessages } from '@fanclub/contract/messages/messages';
import { itemSentences } from '@fanclub/contract/review/item-sentences';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { MailedMember } from '@fanclub/functions/features/mail/mail';
import { mails } from '@fanclub/functions/features/mail/mail-kinds';
import { phrases } from '@fanclub/functions/features/mail/phrases';
import { inRoot } from '../paths.ts';

/** Something that people read, and where it stands. */
export interface ShownText {
  place: string;
  text: string;
}

/** A promise that nobody would type. */
export const promisedDays: AnswerDays = { from: 7, to: 9 };

/** What is filled in later is no word of ours. */
const withoutGaps = (text: string, language: LanguageCode) =>
  text
    .replace(/\{\{(answerDays, workingDays|review)\}\}/g, answerTime(promisedDays, language))
    .replace(/\{\{[^}]*\}\}/g, '…');

/** Every string inside, however deep; functions are asked with samples. */
function stringsOf(
  value: unknown,
  place: string,
  language: LanguageCode,
  samples: readonly unknown[] = [],
): ShownText[] {
  if (typeof value === 'string') return [{ place, text: withoutGaps(value, language) }];
  if (typeof value === 'function') {
    return samples.flatMap((sample) => stringsOf(value(sample), place, language, samples));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsOf(inner, `${place}.${key}`, language, samples),
  );
}

function filesBelow(folder: string, suffix: string): string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(folder, file));
}

async function localeTexts(language: LanguageCode): Promise<ShownText[]> {
  const files = filesBelow('web/src', `/${language}.ts`).filter((file) => /\/locales\//.test(file));
  const read = await Promise.all(
    files.map(async (file) => stringsOf((await import(inRoot(file))).texts, file, language)),
  );
  return read.flat();
}

const member = { first_name: 'Sara', request_number: 'JOFCI-ABCD2345', is_approved: false };
const mailSamples = (['submitted', 'approved'] as const).flatMap((request_status) =>
  (['receipt', 'passport'] as const).map((file_type) => ({
    member: { ...member, request_status } as MailedMember,
    data: {
      file_type,
      items: [file_type],
      reason: null,
      about: 'sara@example.com',
      id: 'e',
      rows: 3,
      ...{ amount: 500, currency: 'EUR', day: '2026-11-22', reference: '4711' },
    },
  })),
);

function mailTexts(language: LanguageCode): ShownText[] {
  const promised = { answerTime: answerTime(promisedDays, language) };
  const samples = mailSamples.map((sample) => ({ ...sample, ...promised }));
  const ofKinds = Object.entries(mails).flatMap(([kind, mail]) =>
    // What staff write to members is theirs.
    mail.reader === 'news'
      ? []
      : stringsOf(mail.words[language], `mail ${kind}`, language, samples),
  );
  return [...ofKinds, ...stringsOf(phrases[language], 'mail phrases', language, ['Sara'])];
}

function legalTexts(language: LanguageCode): ShownText[] {
  return filesBelow(`web/public/${language}`, '.md').map((file) => ({
    place: file,
    // The note to the club, what is code and where links lead is no text.
    text: withoutGaps(
      readFileSync(inRoot(file), 'utf8').replace(/<!--[\s\S]*?-->|`[^`]*`|\]\([^)]*\)/g, ''),
      language,
    ),
  }));
}

/** All that the product says in a language. */
export async function textsIn(language: LanguageCode): Promise<ShownText[]> {
  return [
    ...(await localeTexts(language)),
    ...stringsOf(errorMessages[language], 'contract/src/messages', language),
    { place: 'contract/src/links/link-sent-message.ts', text: linkSentMessage(language) },
    ...mailTexts(language),
    ...stringsOf(itemSentences[language], 'contract/src/review/item-sentences.ts', language),
    ...legalTexts(language),
  ];
}
