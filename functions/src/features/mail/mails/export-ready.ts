import { exportTtlMs } from '@fanclub/contract/exports/routes';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import type { ClubMail } from '../mail.ts';

/** Which export, and how many rows are in it. */
export interface ExportReady {
  id: string;
  rows: number;
}

const keptDays = exportTtlMs / dayMs;

/** Tells an admin that a long list has been written. */
export const exportReady: ClubMail<ExportReady> = {
  reader: 'admin',
  opens: ({ id }) => `/admin?export=${id}`,
  words: {
    fa: ({ data }) => ({
      subject: 'فایل فهرست آماده است',
      preview: 'فهرستی که خواسته بودید آماده شد.',
      heading: 'فایل فهرست آماده است',
      paragraphs: [
        `فهرستی که خواسته بودید، با ${data.rows.toLocaleString('fa-IR')} ردیف، آماده شد. آن را از پنل مدیریت دریافت کنید.`,
      ],
      action: 'دریافت فایل',
      notes: [
        `فایل را فقط شما می‌توانید دریافت کنید و ${toPersianDigits(keptDays)} روز بعد از درخواست حذف می‌شود.`,
      ],
    }),
    en: ({ data }) => ({
      subject: 'Your list is ready',
      preview: 'The list you asked for has been written.',
      heading: 'Your list is ready',
      paragraphs: [
        `The list you asked for has been written, with ${data.rows.toLocaleString('en')} rows. Download it from the admin panel.`,
      ],
      action: 'Download the file',
      notes: [`Only you can download it, and it is deleted ${keptDays} days after you asked.`],
    }),
    it: ({ data }) => ({
      subject: 'Il tuo elenco è pronto',
      preview: 'L’elenco che hai chiesto è stato scritto.',
      heading: 'Il tuo elenco è pronto',
      paragraphs: [
        `L’elenco che hai chiesto è pronto, con ${data.rows.toLocaleString('it')} righe. Scaricalo dal pannello di gestione.`,
      ],
      action: 'Scarica il file',
      notes: [`Puoi scaricarlo solo tu, e viene cancellato ${keptDays} giorni dopo la richiesta.`],
    }),
  },
};
