import { brand } from '@fanclub/contract/brand/brand';
import type { ReminderMail } from '../mail.ts';

/** The one mail to whoever asked, while registration was closed, to hear when it opens. */
export const seasonOpened: ReminderMail = {
  reader: 'reminded',
  opens: (language) => `/${language}`,
  words: {
    fa: () => ({
      subject: 'ثبت‌نام فصل جدید باز شد',
      preview: 'خواسته بودید خبرتان کنیم؛ ثبت‌نام باز شد.',
      heading: 'ثبت‌نام باز شد',
      paragraphs: [
        `خواسته بودید شروع ثبت‌نام فصل بعد را خبر بدهیم. ثبت‌نام ${brand.name.fa} باز شده است: قیمت‌ها و مهلت را در سایت ببینید و هر وقت آماده بودید فرم را پر کنید.`,
      ],
      action: 'دیدن بسته‌ها و ثبت‌نام',
      notes: [
        'این تنها ایمیلی است که از این فهرست می‌گیرید؛ نام و ایمیل‌تان تا یک هفتهٔ دیگر حذف می‌شود.',
      ],
    }),
    en: () => ({
      subject: 'Registration for the new season is open',
      preview: 'You asked us to tell you: registration is open.',
      heading: 'Registration is open',
      paragraphs: [
        `You asked to hear when the next season’s registration starts. It has: see prices and the deadline of the ${brand.name.en} on the site, and fill in the form when it suits you.`,
      ],
      action: 'See packages and register',
      notes: [
        'This is the only mail you get from this list; your name and address are deleted within a week.',
      ],
    }),
    it: () => ({
      subject: 'Le iscrizioni per la nuova stagione sono aperte',
      preview: 'Ci avevi chiesto di avvisarti: le iscrizioni sono aperte.',
      heading: 'Le iscrizioni sono aperte',
      paragraphs: [
        `Ci avevi chiesto di avvisarti all’apertura delle iscrizioni. Ci siamo: sul sito del ${brand.name.it} trovi prezzi e scadenza, e compili il modulo quando vuoi.`,
      ],
      action: 'Vedi i pacchetti e iscriviti',
      notes: [
        'È l’unica e-mail che ricevi da questa lista: nome e indirizzo vengono cancellati entro una settimana.',
      ],
    }),
  },
};
