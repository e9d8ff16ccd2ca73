import type { LanguageCode } from '@fanclub/contract/text/languages';
import { serverWords } from '@fanclub/contract/words/server';

/** The answer to a request for a link: the same for every e-mail, known or not. */
export const linkSent = (language: LanguageCode) => ({
  success: true,
  message: serverWords[language].linkSent,
});
