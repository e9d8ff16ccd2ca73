import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { Mail } from '../mail.ts';

/** Tells an applicant that the club took them in. */
export const applicationApproved: Mail = {
  reader: 'member',
  isTrueOf: ({ request_status }) => request_status === 'approved',
  opens: '/login',
  card: 'approved',
  facts: true,
  proof: true,
  words: {
    fa: ({ member }) => ({
      subject: `عضویت شما تأیید شد: ${isolateLtr(member.request_number)}`,
      preview: 'به جمع ما خوش آمدید؛ کارت عضویت‌تان در پروفایل آماده است.',
      heading: 'به جمع ما خوش آمدید!',
      paragraphs: [
        'درخواست‌تان را بررسی و تأیید کردیم. از حالا رسماً عضو باشگاه هستید.',
        'کارت عضویت و جزئیات بسته‌تان در پروفایل شماست. با ایمیل و رمز عبور وارد شوید؛ اگر رمز عبور ندارید، همان‌جا لینک ورود بگیرید.',
      ],
      action: 'ورود به پروفایل من',
    }),
    en: ({ member }) => ({
      subject: `You’re a member: ${member.request_number}`,
      preview: 'Welcome! Your membership card is ready.',
      heading: 'Welcome to the club!',
      paragraphs: [
        'We’ve looked at your application and approved it. From now on you’re officially a member.',
        'Your membership card and the details of your package are in your profile. Log in with your e-mail and password; if you have no password, ask for a login link there and we’ll send it to you.',
      ],
      action: 'Go to my profile',
    }),
    it: ({ member }) => ({
      subject: `Il tuo tesseramento è approvato: ${member.request_number}`,
      preview: 'Ti diamo il benvenuto: la tessera è pronta.',
      heading: 'Ti diamo il benvenuto nel club!',
      paragraphs: [
        'Abbiamo verificato e approvato la tua richiesta: da adesso fai ufficialmente parte del club.',
        'Nel profilo trovi la tessera e i dettagli del pacchetto. Accedi con e-mail e password; se non hai una password, chiedi lì un link di accesso e te lo mandiamo.',
      ],
      action: 'Vai al mio profilo',
    }),
  },
};
