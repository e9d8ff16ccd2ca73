import { toPersianDigits as persian } from '@fanclub/contract/text/digits';
import type { Mail } from '../mail.ts';
import { linkMinutes } from '../phrases.ts';

/** The link that a member asked for to set a new password. */
export const resetLink: Mail = {
  reader: 'member',
  opens: 'reset',
  words: {
    fa: () => ({
      subject: 'لینک رمز عبور جدید',
      preview: `این لینک ${persian(linkMinutes.reset)} دقیقه اعتبار دارد.`,
      heading: 'رمز عبور جدید',
      paragraphs: ['برای گذاشتن رمز عبور جدید، این لینک را باز کنید.'],
      action: 'گذاشتن رمز جدید',
      notes: ['اگر شما این لینک را نخواسته‌اید، ایمیل را نادیده بگیرید؛ رمزتان عوض نمی‌شود.'],
    }),
    en: () => ({
      subject: 'Set a new password',
      preview: `The link works for ${linkMinutes.reset} minutes.`,
      heading: 'A new password',
      paragraphs: ['Use this link to set a new password.'],
      action: 'Set a new password',
      notes: ['If you didn’t ask for it, ignore this mail; your password stays as it is.'],
    }),
    it: () => ({
      subject: 'Imposta una nuova password',
      preview: `Il link vale per ${linkMinutes.reset} minuti.`,
      heading: 'Una nuova password',
      paragraphs: ['Usa questo link per impostare una nuova password.'],
      action: 'Imposta una nuova password',
      notes: ['Se non l’hai chiesto tu, ignora questa e-mail: la password resta quella di prima.'],
    }),
  },
};
