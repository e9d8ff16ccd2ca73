import type { MailKind } from '@fanclub/contract/mail/mail-kinds';
import {
  type MailWords,
  mailWordsSchema,
  placeholderProblems,
} from '@fanclub/contract/mail/mail-words';
import { type FieldErrors, fieldErrorsOf } from '@fanclub/contract/validation/field-errors';

/** Returns the errors of each part of a mail, by the same rules as the server. */
export function problemsOf(kind: MailKind, words: MailWords, original: MailWords): FieldErrors {
  return {
    ...placeholderProblems(kind, words, original),
    ...fieldErrorsOf(mailWordsSchema, words),
  };
}
