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
      subject: `هشدار امنیتی: ورود با حساب گوگل دیگری رد شد`,
      preview: 'کسی با حساب گوگل دیگری خواسته است وارد شود.',
      heading: 'ورود با حساب گوگل ناشناس رد شد',
      paragraphs: [
        `کسی به نام ${isolateLtr(data.about)} با حساب گوگلی خواسته است وارد شود که بار اول با آن وارد نشده‌اند. اجازه ندادیم و چیزی باز نشد.`,
        'اگر خودتان حساب گوگل تازه‌ای گرفته‌اید، به مسئول فنی باشگاه بگویید تا حساب تازه را بپذیرد. اگر نه، در همهٔ دستگاه‌ها خارج شوید و امنیت حساب گوگلتان را بررسی کنید.',
      ],
      action: 'باز کردن پنل مدیریت',
      notes: ['این ایمیل را همهٔ مدیران باشگاه می‌گیرند؛ برای هر نفر روزی یک بار.'],
    }),
    en: ({ data }) => ({
      subject: 'Security: a strange Google account was refused',
      preview: 'Somebody tried to sign in with another Google account.',
      heading: 'A strange Google account was refused',
      paragraphs: [
        `Somebody tried to sign in as ${data.about} with a Google account that is not the one that signed in first. We let nobody in.`,
        'If you have a new Google account, ask whoever runs the club’s system to allow it. If not, log out everywhere and check the security of your Google account.',
      ],
      action: 'Open the admin panel',
      notes: ['Every admin of the club gets this mail, once a day for each person.'],
    }),
    it: ({ data }) => ({
      subject: 'Sicurezza: rifiutato un account Google sconosciuto',
      preview: 'Qualcuno ha provato a entrare con un altro account Google.',
      heading: 'Rifiutato un account Google sconosciuto',
      paragraphs: [
        `Qualcuno ha provato a entrare come ${data.about} con un account Google diverso da quello usato la prima volta. Non è entrato nessuno.`,
        'Se hai un nuovo account Google, chiedi a chi gestisce il sistema del club di accettarlo. Altrimenti esci da tutti i dispositivi e controlla la sicurezza del tuo account Google.',
      ],
      action: 'Apri il pannello',
      notes: [
        'Ricevono questa e-mail tutti gli amministratori del club, una volta al giorno per persona.',
      ],
    }),
  },
};
