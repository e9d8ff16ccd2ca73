import type { FieldErrors } from '../validation/field-errors.ts';
import { type InferType, strictObject, string } from '../validation/yup.ts';
import type { MailKind } from './mail-kinds.ts';

/** Placeholders of a mail, written in braces: values of the member, and the answer time that the club promises. */
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

/** The words of a mail in one language. A blank line in `body` begins a paragraph. */
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

/** Returns the placeholders that are filled in a mail of this kind. */
export function placeholdersOf(kind: MailKind): readonly Placeholder[] {
  return kind === 'season_opened' ? ['first_name'] : placeholders;
}

/**
 * Returns the problems with placeholders: an unknown one, or one of the original that is missing. `answer_time`
 * may be left out.
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

/** Returns a text with its placeholders filled in; other names in braces stay as they are. */
export function filled(text: string, values: Readonly<Record<Placeholder, string>>): string {
  return text.replace(inBraces, (braced, name: string) => {
    const known = placeholders.find((each) => each === name);
    return known ? values[known] : braced;
  });
}
