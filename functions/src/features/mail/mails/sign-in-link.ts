import { toPersianDigits as persian } from '@fanclub/contract/text/digits';
import type { Mail } from '../mail.ts';
import { linkMinutes } from '../phrases.ts';
import { applicationLink } from './application-link.ts';

/** The link that a member asked for to sign in; before approval it is the application's. */
export const signInLink: Mail = {
  reader: 'member',
  opens: 'sign_in',
  replacedBy: ({ is_approved }) => (is_approved ? null : applicationLink),
  words: {
    fa: () => ({
      subject: 'پیوند ورود شما',
      preview: `این پیوند تا ${persian(linkMinutes.sign_in)} دقیقه کار می‌کند.`,
      heading: 'ورود به حساب شما',
      paragraphs: ['برای ورود، روی این دکمه بزنید. دیگر به رمز عبور نیازی نیست.'],
      action: 'ورود',
      notes: [
        'اگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید؛ کسی بدون این پیوند وارد نمی‌شود.',
      ],
    }),
    en: () => ({
      subject: 'Your sign-in link',
      preview: `It works for ${linkMinutes.sign_in} minutes.`,
      heading: 'Sign in',
      paragraphs: ['Use this button to sign in. You don’t need a password.'],
      action: 'Sign in',
      notes: ['If you didn’t ask for it, ignore this mail; nobody gets in without the link.'],
    }),
    it: () => ({
      subject: 'Il tuo link di accesso',
      preview: `Vale per ${linkMinutes.sign_in} minuti.`,
      heading: 'Accedi',
      paragraphs: ['Usa questo pulsante per accedere: non serve la password.'],
      action: 'Accedi',
      notes: ['Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.'],
    }),
  },
};
