import type { LanguageCode } from '../text/languages.ts';

const texts: Record<LanguageCode, string> = {
  fa: 'اگر با این ایمیل ثبت‌نام شده باشد، تا چند دقیقهٔ دیگر ایمیلی از ما می‌رسد. اگر نرسید، پوشهٔ اسپم را هم ببینید.',
  en: 'If we know this address, a mail from us arrives within a few minutes. Please look in the spam folder too.',
  it: 'Se conosciamo questo indirizzo, entro pochi minuti riceverai una nostra e-mail. Controlla anche la cartella spam.',
};

/** What everyone is told who asks for a link, member or not. */
export function linkSentMessage(language: LanguageCode): string {
  return texts[language];
}
