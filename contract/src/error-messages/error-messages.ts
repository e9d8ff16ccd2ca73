import type { ErrorKey } from '../http/error-body.ts';
import type { LanguageCode } from '../text/languages.ts';
import { errorMessages as en } from './en.ts';
import { errorMessages as fa } from './fa.ts';
import { errorMessages as it } from './it.ts';

/**
 * The sentence for each error in each language, for the server. The browser loads only the file of the language that it
 * shows.
 */
export const errorMessages: Record<LanguageCode, Record<ErrorKey, string>> = { fa, en, it };
