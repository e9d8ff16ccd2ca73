import {
  type MailWords,
  mailWordsSchema,
  placeholderProblems,
  type RewordableMail,
} from '@fanclub/contract/mail/mail-words';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';

/** What is wrong with each part, as the server would say it. */
export function problemsOf(
  kind: RewordableMail,
  words: MailWords,
  original: MailWords,
): FieldErrors {
  return {
    ...placeholderProblems(kind, words, original),
    ...fieldErrorsOf(mailWordsSchema, words),
  };
}
