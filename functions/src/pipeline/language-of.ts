import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';
import type { Request } from 'express';

/** Returns the supported language that `Accept-Language` prefers, or the default language. */
export function languageOf(request: Request): LanguageCode {
  const accepted = request.acceptsLanguages(...languageCodes);
  return languageCodes.find((code) => code === accepted) ?? defaultLanguage;
}
