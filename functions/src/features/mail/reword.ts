import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import {
  filled,
  type MailWords as NewWords,
  type Placeholder,
} from '@fanclub/contract/mail/mail-words';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import type { MailText } from '@fanclub/contract/words/mail-text';
import type { AnyMail } from './mail-kinds.ts';
import { mails, rewordableKinds } from './mail-kinds.ts';
import { sampleMember } from './sample-member.ts';

const isolates = /[\u2066\u2069]/g;
const braced = { first_name: '{first_name}', request_number: '{request_number}' };

/** Returns the original texts of a mail, with placeholders for personal data. */
export function originalWords(kind: MailKind, language: LanguageCode): NewWords {
  const mail = mails[kind] as AnyMail;
  if (mail.reader === 'news') throw new Error('news has no words of its own');
  const [sample] = Object.values(mail.samples);
  const { subject, preview, heading, paragraphs, action } = mail.words[language]({
    member: { ...sampleMember, ...braced },
    answerTime: '{answer_time}',
    data: sample?.data ?? {},
  });
  const parts = { subject, preview, heading, body: paragraphs.join('\n\n'), action };
  const plain = Object.entries(parts).map(([name, text]) => [name, text.replace(isolates, '')]);
  return Object.fromEntries(plain) as NewWords;
}

/** Returns the kind of this mail if staff may change its texts, and null otherwise. */
export function rewordableKind(mail: AnyMail): MailKind | null {
  return rewordableKinds.find((kind) => mails[kind] === mail) ?? null;
}

/**
 * Replaces the original texts of a mail by those that staff wrote. The requested items and the small print always
 * stay the original ones.
 */
export function withNewWords(
  original: MailText,
  words: NewWords | null,
  given: Record<Placeholder, string>,
  language: LanguageCode,
): MailText {
  if (!words) return original;
  const isRtl = languages[language].direction === 'rtl';
  const { request_number } = given;
  const values = { ...given, request_number: isRtl ? isolateLtr(request_number) : request_number };
  const { body, ...parts } = words;
  const said = Object.entries(parts).map(([name, text]) => [name, filled(text, values)]);
  return {
    ...original,
    ...Object.fromEntries(said),
    paragraphs: body
      .split(/\n\s*\n/)
      .filter((text) => text.trim() !== '')
      .map((text) => filled(text, values)),
  };
}
