import type { Mail } from '../mail.ts';

/** Tells a member that the password changed: perhaps somebody else changed it. */
export const passwordChanged: Mail = {
  reader: 'member',
  opens: '/forgot-password',
  words: {
    fa: () => ({
      subject: 'رمز عبور شما عوض شد',
      preview: 'اگر خودتان عوضش کرده‌اید، لازم نیست کاری بکنید.',
      heading: 'رمز عبور شما عوض شد',
      paragraphs: [
        'رمز عبور حساب شما عوض شد و از همهٔ دستگاه‌های دیگر خارج شدید.',
        'اگر خودتان عوضش کرده‌اید، لازم نیست کاری بکنید. اگر نه، همین حالا رمز جدید بگذارید و به ما بنویسید.',
      ],
      action: 'گذاشتن رمز جدید',
      notes: ['ما هیچ‌وقت رمز عبور را در ایمیل نمی‌نویسیم.'],
    }),
    en: () => ({
      subject: 'Your password has changed',
      preview: 'If it was you, there is nothing to do.',
      heading: 'Your password has changed',
      paragraphs: [
        'The password of your account has changed, and every other device has been logged out.',
        'If it was you, there is nothing to do. If not, set a new password right away and write to us.',
      ],
      action: 'Set a new password',
      notes: ['We never put a password into a mail.'],
    }),
    it: () => ({
      subject: 'La tua password è cambiata',
      preview: 'Se l’hai cambiata tu, non devi fare nulla.',
      heading: 'La tua password è cambiata',
      paragraphs: [
        'La password del tuo account è cambiata e l’accesso dagli altri dispositivi è terminato.',
        'Se l’hai cambiata tu, non devi fare nulla. Altrimenti imposta subito una nuova password e scrivici.',
      ],
      action: 'Imposta una nuova password',
      notes: ['Non scriviamo mai una password in un’e-mail.'],
    }),
  },
};
