import {
  type LanguageCode,
  languageCodes,
  offeredLanguage,
} from '@fanclub/contract/text/languages';
import type { Request } from 'express';

/** Returns the offered language that `Accept-Language` prefers, or the default language. */
export function languageOf(request: Request): LanguageCode {
  return offeredLanguage(request.acceptsLanguages(...languageCodes));
}
