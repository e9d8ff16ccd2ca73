import { linkSentMessage } from '@fanclub/contract/links/link-sent-message';
import type { LanguageCode } from '@fanclub/contract/text/languages';

/** The answer to whoever asks for a link: the same for every address, known or not. */
export const linkSent = (language: LanguageCode) => ({
  success: true,
  message: linkSentMessage(language),
});
