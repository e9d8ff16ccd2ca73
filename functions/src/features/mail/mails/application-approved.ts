import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { Mail } from '../mail.ts';

/** Tells an applicant that the club took them in. */
export const applicationApproved: Mail = {
  reader: 'member',
  isTrueOf: ({ request_status }) => request_status === 'approved',
  opens: '/login',
  card: 'approved',
  words: {
    fa: ({ member }) => ({
      subject: `عضویت شما تأیید شد: ${isolateLtr(member.request_number)}`,
      preview: 'به جمع ما خوش آمدید؛ کارت عضویت‌تان آماده است.',
      heading: 'به جمع ما خوش آمدید!',
      paragraphs: [
        'درخواست شما را بررسی و تأیید کردیم. از حالا رسماً عضو باشگاه هستید.',
        'کارت عضویت و جزئیات بسته‌تان در صفحهٔ شماست. برای ورود، ایمیل و رمز عبورتان را بنویسید؛ اگر رمزی ندارید، همان‌جا پیوند ورود بخواهید تا برایتان بفرستیم.',
      ],
      action: 'ورود به صفحهٔ من',
    }),
    en: ({ member }) => ({
      subject: `You’re a member: ${member.request_number}`,
      preview: 'Welcome! Your membership card is ready.',
      heading: 'Welcome to the club!',
      paragraphs: [
        'We’ve looked at your application and approved it. From now on you’re officially a member.',
        'Your membership card and the details of your package are on your page. Sign in with your e-mail and password; if you have no password, ask for a sign-in link there and we’ll send it to you.',
      ],
      action: 'Go to my page',
    }),
    it: ({ member }) => ({
      subject: `La tua iscrizione è confermata: ${member.request_number}`,
      preview: 'Ti diamo il benvenuto: la tessera è pronta.',
      heading: 'Ti diamo il benvenuto nel club!',
      paragraphs: [
        'Abbiamo esaminato e approvato la tua richiesta: da adesso fai ufficialmente parte del club.',
        'Nella tua pagina trovi la tessera e i dettagli del pacchetto. Accedi con e-mail e password; se non hai una password, chiedi lì un link di accesso e te lo mandiamo.',
      ],
      action: 'Vai alla mia pagina',
    }),
  },
};
