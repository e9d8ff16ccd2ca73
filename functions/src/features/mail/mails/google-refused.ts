import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { ClubMail } from '../mail.ts';

/** Who it spoke for: an admin's e-mail or a member's request number. */
export interface Refused {
  about: string;
}

/** Tells an admin that a Google account was refused which is not the one that signed in first. */
export const googleRefused: ClubMail<Refused> = {
  reader: 'admin',
  opens: '/admin',
  words: {
    fa: ({ data }) => ({
      subject: `هشدار امنیتی: ورود با حساب گوگل ناشناس رد شد`,
      preview: 'کسی می‌خواست با حساب گوگل دیگری وارد شود.',
      heading: 'ورود با حساب گوگل ناشناس رد شد',
      paragraphs: [
        `کسی می‌خواست به‌جای ${isolateLtr(data.about)} وارد شود، با حساب گوگلی غیر از آن که بار اول استفاده شده بود. اجازه ندادیم و چیزی باز نشد.`,
        'اگر خودتان حساب گوگل جدیدی گرفته‌اید، به مسئول فنی باشگاه بگویید تا آن را اضافه کند. اگر نه، از همهٔ دستگاه‌ها خارج شوید و امنیت حساب گوگل‌تان را بررسی کنید.',
      ],
      action: 'باز کردن پنل مدیریت',
      notes: ['این ایمیل به همهٔ مدیران باشگاه می‌رسد؛ برای هر نفر حداکثر روزی یک بار.'],
    }),
    en: ({ data }) => ({
      subject: 'Security: a strange Google account was refused',
      preview: 'Somebody tried to log in with another Google account.',
      heading: 'A strange Google account was refused',
      paragraphs: [
        `Somebody tried to log in as ${data.about} with a Google account that is not the one that logged in first. We let nobody in.`,
        'If you have a new Google account, ask whoever runs the club’s system to allow it. If not, log out everywhere and check the security of your Google account.',
      ],
      action: 'Open the admin panel',
      notes: ['Every admin of the club gets this mail, once a day for each person.'],
    }),
    it: ({ data }) => ({
      subject: 'Sicurezza: rifiutato un account Google sconosciuto',
      preview: 'Qualcuno ha provato ad accedere con un altro account Google.',
      heading: 'Rifiutato un account Google sconosciuto',
      paragraphs: [
        `Qualcuno ha provato ad accedere come ${data.about} con un account Google diverso da quello usato la prima volta. L’accesso è stato negato.`,
        'Se hai un nuovo account Google, chiedi a chi gestisce il sistema del club di accettarlo. Altrimenti esci da tutti i dispositivi e controlla la sicurezza del tuo account Google.',
      ],
      action: 'Apri il pannello di gestione',
      notes: ['Ricevono questa e-mail tutti i gestori del club, una volta al giorno per persona.'],
    }),
  },
};
