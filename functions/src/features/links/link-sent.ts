import { linkSentMessage } from '@fanclub/contract/links/link-sent-message';
import type { LanguageCode } from '@fanclub/contract/text/languages';

/** The answer to a request for a link: the same for every e-mail, known or not. */
export const linkSent = (language: LanguageCode) => ({
  success: true,
  message: linkSentMessage(language),
});
