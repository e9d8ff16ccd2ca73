import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import {
  filled,
  type MailWords as NewWords,
  type Placeholder,
  placeholders,
  type RewordableMail,
  rewordableMails,
} from '@fanclub/contract/mail/mail-words';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import type { MailedMember, MailWords, NoData } from './mail.ts';
import type { AnyMail } from './mail-kinds.ts';
import { type MailData, mails } from './mail-kinds.ts';

const isolates = /[\u2066\u2069]/g;
const braced = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`]));

type EachData = {
  [K in RewordableMail]: NoData extends MailData<K> ? never : (data: MailData<K>) => void;
}[RewordableMail];
/** What rows of all these kinds carry: lists and quotes are made of it, words are not. */
const anyData: EachData extends (data: infer All) => void ? All : never = {
  items: [],
  reason: null,
  note: null,
  amount: 0,
  currency: 'EUR',
  day: '2000-01-01',
  reference: null,
  tracking: null,
  reminder: '',
};

/** The words that this version of the product came with, placeholders in place of what is somebody's own. */
export function originalWords(kind: RewordableMail, language: LanguageCode): NewWords {
  // Their words ask for nothing else of a member.
  const member = braced as unknown as MailedMember;
  const words = mails[kind].words[language] as (about: object) => MailWords;
  const { subject, preview, heading, paragraphs, action } = words({
    member,
    answerTime: braced.answer_time,
    data: anyData,
  });
  const parts = { subject, preview, heading, body: paragraphs.join('\n\n'), action };
  const plain = Object.entries(parts).map(([name, text]) => [name, text.replace(isolates, '')]);
  return Object.fromEntries(plain) as NewWords;
}

/** The kind of a mail, if staff may change its words. */
export function rewordableKind(mail: AnyMail): RewordableMail | null {
  const known = Object.entries(mails) as [MailKind, AnyMail][];
  const kind = known.find(([, each]) => each === mail)?.[0];
  return rewordableMails.find((each) => each === kind) ?? null;
}

/** A mail's words with those that staff wrote in their place; items and small print stay the product's. */
export function withNewWords(
  original: MailWords,
  words: NewWords | null,
  given: Record<Placeholder, string>,
  language: LanguageCode,
): MailWords {
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
