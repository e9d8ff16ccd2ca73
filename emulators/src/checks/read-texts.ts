import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditSentences } from '@fanclub/contract/audit/actions';
import { errorMessages } from '@fanclub/contract/error-messages/error-messages';
import type { AnswerDays } from '@fanclub/contract/members/answer-days';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { itemSentences } from '@fanclub/contract/words/items';
import { answerTime } from '@fanclub/contract/words/names';
import { serverWords } from '@fanclub/contract/words/server';
import type { Sample } from '@fanclub/functions/features/mail/mail';
import { mails } from '@fanclub/functions/features/mail/mail-kinds';
import { sampleMember } from '@fanclub/functions/features/mail/sample-member';
import { inRoot } from '../paths.ts';

/** A text that people read, and the file or object that defines it. */
export interface ShownText {
  place: string;
  text: string;
}

/**
 * A promised time that no text contains by chance. If a text contains other numbers of days, somebody wrote them in it
 * instead of using the placeholder.
 */
export const promisedDays: AnswerDays = { from: 7, to: 9 };

/**
 * Replaces placeholders by sample values or dots, because their later values are not part of the wording to check. The
 * same applies to the e-mail addresses in samples of mails.
 */
const withoutGaps = (text: string, language: LanguageCode) =>
  text
    .replace(/\{\{(answerDays, workingDays|review)\}\}/g, answerTime(promisedDays, language))
    .replace(/\{\{[^}]*\}\}|[\w.]+@[\w.]+/g, '…');

/** Returns all texts inside a value, at any depth. Functions are called with each of the samples. */
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

/** Returns the texts of all mails, with the samples of each kind. */
function mailTexts(language: LanguageCode): ShownText[] {
  const promised = { answerTime: answerTime(promisedDays, language) };
  const ofKinds = Object.entries(mails).flatMap(([kind, mail]) => {
    // Mails with news are left out, because staff write their texts.
    if (mail.reader === 'news') return [];
    const samples = Object.values<Sample>(mail.samples).map(({ data, member }) => ({
      ...promised,
      data,
      member: { ...sampleMember, ...member },
    }));
    return stringsOf(mail.words[language], `mail ${kind}`, language, samples);
  });
  return [
    ...ofKinds,
    ...stringsOf(serverWords[language].phrases, 'mail phrases', language, ['Sara']),
  ];
}

function legalTexts(language: LanguageCode): ShownText[] {
  return filesBelow(`web/public/${language}`, '.md').map((file) => ({
    place: file,
    // HTML comments, code and the targets of links are removed, because readers do not see them.
    text: withoutGaps(
      readFileSync(inRoot(file), 'utf8').replace(/<!--[\s\S]*?-->|`[^`]*`|\]\([^)]*\)/g, ''),
      language,
    ),
  }));
}

/**
 * Returns the texts of a language whose wording is checked: those of the web app, the mails, the error messages, the
 * items of a review, the history and the legal documents.
 */
export async function textsIn(language: LanguageCode): Promise<ShownText[]> {
  return [
    ...(await localeTexts(language)),
    ...stringsOf(errorMessages[language], 'contract/src/error-messages', language),
    ...stringsOf(serverWords[language].answers, 'contract/src/words/server.ts', language),
    ...mailTexts(language),
    ...stringsOf(itemSentences[language], 'contract/src/words/items.ts', language),
    ...Object.entries(auditSentences).map(([action, sentences]) => ({
      place: `contract/src/audit/actions.ts ${action}`,
      text: sentences[language],
    })),
    ...legalTexts(language),
  ];
}
