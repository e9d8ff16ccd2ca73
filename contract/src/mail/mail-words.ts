import type { FieldErrors } from '../validation/field-errors.ts';
import { type InferType, strictObject, string } from '../validation/yup.ts';

/**
 * The mails whose words staff may change: each says one thing in any state. Those that warn somebody (a
 * changed password, a strange account) keep theirs, whoever has the panel.
 */
export const rewordableMails = [
  'application_received',
  'application_approved',
  'application_rejected',
  'items_requested',
  'rest_due',
  'refund_sent',
  'card_posted',
  'confirm_address',
  'application_link',
  'sign_in_link',
  'reset_link',
  'season_opened',
] as const;
export type RewordableMail = (typeof rewordableMails)[number];

/** What stands in for somebody's own, and for what the club promises: braces around one of these. */
export const placeholders = ['request_number', 'first_name', 'answer_time'] as const;
export type Placeholder = (typeof placeholders)[number];

const maxLengths = { subject: 120, preview: 150, heading: 120, body: 3000, action: 60 } as const;
export type MailPart = keyof typeof maxLengths;
export const mailParts = Object.keys(maxLengths) as readonly MailPart[];

const part = (name: MailPart) =>
  string()
    .required()
    .max(maxLengths[name])
    .test('blank', 'field_required', (value) => value === undefined || value.trim() !== '');

/** The words of a mail in one language. Of the body, a blank line begins a paragraph. */
export const mailWordsSchema = strictObject({
  subject: part('subject'),
  preview: part('preview'),
  heading: part('heading'),
  body: part('body'),
  /** On the button. */
  action: part('action'),
});
export type MailWords = InferType<typeof mailWordsSchema>;

const inBraces = /\{([^{}]*)\}/g;
const usedIn = (text: string) => [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** Only these stand for something in a mail of this kind. */
export function placeholdersOf(kind: RewordableMail): readonly Placeholder[] {
  return kind === 'season_opened' ? ['first_name'] : placeholders;
}

/**
 * What is wrong with placeholders: one that stands for nothing, or one that the original needs and is gone. To
 * promise a time is nobody's duty.
 */
export function placeholderProblems(
  kind: RewordableMail,
  words: MailWords,
  original: MailWords,
): FieldErrors {
  const problems: FieldErrors = {};
  const known: readonly string[] = placeholdersOf(kind);
  for (const name of mailParts) {
    const used = usedIn(words[name]);
    if (used.some((each) => !known.includes(each))) problems[name] = 'unknown_placeholder';
    else if (
      usedIn(original[name]).some((each) => each !== 'answer_time' && !used.includes(each))
    ) {
      problems[name] = 'placeholder_missing';
    }
  }
  return problems;
}

/** A text with what its placeholders stand for; what is in no list stays as it is. */
export function filled(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(inBraces, (braced, name: string) => {
    const known = placeholders.find((each) => each === name);
    return known ? values[known] : braced;
  });
}
