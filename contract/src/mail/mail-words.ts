import type { FieldErrors } from '../validation/field-errors.ts';
import { type InferType, strictObject, string } from '../validation/yup.ts';
import type { MailKind } from './mail-kinds.ts';

/**
 * Placeholders in the texts of mails, written in braces. They stand for values of the member and for the time within
 * which the club promises a decision.
 */
const placeholders = ['request_number', 'first_name', 'answer_time'] as const;
export type Placeholder = (typeof placeholders)[number];

const maxLengths = { subject: 120, preview: 150, heading: 120, body: 3000, action: 60 } as const;
export type MailPart = keyof typeof maxLengths;
export const mailParts = Object.keys(maxLengths) as readonly MailPart[];

const part = (name: MailPart) =>
  string()
    .required()
    .max(maxLengths[name])
    .test('blank', 'field_required', (value) => value === undefined || value.trim() !== '');

/** The texts of a mail in one language. A blank line in `body` begins a new paragraph. */
export const mailWordsSchema = strictObject({
  subject: part('subject'),
  preview: part('preview'),
  heading: part('heading'),
  body: part('body'),
  /** Label of the button. */
  action: part('action'),
});
export type MailWords = InferType<typeof mailWordsSchema>;

const inBraces = /\{([^{}]*)\}/g;
const usedIn = (text: string) => [...text.matchAll(inBraces)].map(([, name = '']) => name);

/** Returns the placeholders that can be used in a mail of this kind. */
export function placeholdersOf(kind: MailKind): readonly Placeholder[] {
  return kind === 'season_opened' ? ['first_name'] : placeholders;
}

/**
 * Returns an error for each part of a mail that uses an unknown placeholder or lacks one that the original text has.
 * Only `answer_time` may be left out.
 */
export function placeholderProblems(
  kind: MailKind,
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

/** Returns a text with its placeholders replaced by the values. Unknown names in braces stay unchanged. */
export function filled(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(inBraces, (braced, name: string) => {
    const known = placeholders.find((each) => each === name);
    return known ? values[known] : braced;
  });
}
