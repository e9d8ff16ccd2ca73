import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { Mail } from '../mail.ts';

/** Tells the staff that somebody applied; the rest of the application is nothing for a mail. */
export const newApplication: Mail = {
  reader: 'staff',
  opens: '/admin',
  words: {
    fa: ({ member }) => ({
      subject: `درخواست عضویت جدید: ${isolateLtr(member.request_number)}`,
      preview: 'یک درخواست منتظر بررسی است.',
      heading: 'درخواست عضویت جدید',
      paragraphs: [
        'درخواست جدیدی رسیده و منتظر بررسی است. جزئیات و مدارکش در پنل مدیریت است؛ در ایمیل چیزی از آن نمی‌نویسیم.',
      ],
      action: 'باز کردن پنل مدیریت',
      notes: ['این ایمیل به شما می‌رسد چون نشانی‌تان در تنظیمات باشگاه ثبت شده است.'],
    }),
    en: ({ member }) => ({
      subject: `New application: ${member.request_number}`,
      preview: 'An application is waiting for its review.',
      heading: 'A new application',
      paragraphs: [
        'A new application has arrived and is waiting for its review. Its details and documents are in the admin panel; we put none of them into mails.',
      ],
      action: 'Open the admin panel',
      notes: ['You get this mail because the club’s settings name your address for it.'],
    }),
    it: ({ member }) => ({
      subject: `Nuova richiesta di iscrizione: ${member.request_number}`,
      preview: 'Una richiesta aspetta la verifica.',
      heading: 'Una nuova richiesta',
      paragraphs: [
        'È arrivata una nuova richiesta e aspetta la verifica. I dettagli e i documenti sono nel pannello di gestione: nelle e-mail non li scriviamo.',
      ],
      action: 'Apri il pannello di gestione',
      notes: ['Ricevi questa e-mail perché le impostazioni del club indicano il tuo indirizzo.'],
    }),
  },
};
