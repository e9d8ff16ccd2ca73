import { toPersianDigits as persian } from '@fanclub/contract/text/digits';
import type { AskedLink, Mail } from '../mail.ts';
import { linkMinutes } from '../phrases.ts';
import { applicationLink } from './application-link.ts';

/** The link that a member asked for to sign in; before approval it is the application's. */
export const signInLink: Mail<AskedLink> = {
  reader: 'member',
  opens: 'sign_in',
  leadsTo: ({ to }) => to ?? null,
  isTrueOf: ({ request_number }, asked) =>
    asked.request_number === undefined || asked.request_number === request_number,
  replacedBy: ({ is_approved }) => (is_approved ? null : applicationLink),
  words: {
    fa: () => ({
      subject: 'لینک ورود شما',
      preview: `این لینک ${persian(linkMinutes.sign_in)} دقیقه اعتبار دارد.`,
      heading: 'ورود به حساب شما',
      paragraphs: ['برای ورود، این لینک را باز کنید؛ رمز عبور لازم نیست.'],
      action: 'ورود',
      notes: [
        'اگر شما این لینک را نخواسته‌اید، ایمیل را نادیده بگیرید؛ کسی بدون این لینک وارد نمی‌شود.',
      ],
    }),
    en: () => ({
      subject: 'Your login link',
      preview: `It works for ${linkMinutes.sign_in} minutes.`,
      heading: 'Log in',
      paragraphs: ['Use this link to log in. You don’t need a password.'],
      action: 'Log in',
      notes: ['If you didn’t ask for it, ignore this mail; nobody gets in without the link.'],
    }),
    it: () => ({
      subject: 'Il tuo link di accesso',
      preview: `Vale per ${linkMinutes.sign_in} minuti.`,
      heading: 'Accedi',
      paragraphs: ['Usa questo link per accedere: non serve la password.'],
      action: 'Accedi',
      notes: ['Se non l’hai chiesto tu, ignora questa e-mail: senza il link non entra nessuno.'],
    }),
  },
};
