import type { ErrorKey } from '../http/error-body.ts';
import type { LanguageCode } from '../text/language.ts';
import { errorMessages as en } from './en.ts';
import { errorMessages as fa } from './fa.ts';
import { errorMessages as it } from './it.ts';

const messages: Record<LanguageCode, Record<ErrorKey, string>> = { fa, en, it };

/**
 * The sentence for an error, in a language. All three languages come along: for the server.
 * The browser imports the one file of `messages/` that it shows.
 */
export function errorMessage(key: ErrorKey, language: LanguageCode): string {
  return messages[language][key];
}
