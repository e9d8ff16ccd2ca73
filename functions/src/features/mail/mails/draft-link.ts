import { draftTtlMs } from '@fanclub/contract/drafts/draft';
import { dayMs } from '@fanclub/contract/retention/kept-until';
import { toPersianDigits as persian } from '@fanclub/contract/text/digits';
import type { DraftMail } from '../mail.ts';

const days = draftTtlMs / dayMs;

/** The link that opens a form that is not sent yet on another device. */
export const draftLink: DraftMail = {
  reader: 'visitor',
  words: {
    fa: () => ({
      subject: 'ادامهٔ ثبت‌نام روی دستگاه دیگر',
      preview: 'فرم نیمه‌کاره‌تان منتظر شماست.',
      heading: 'از همان‌جا ادامه بدهید',
      paragraphs: [
        'این لینک فرم ثبت‌نام‌تان را روی هر دستگاهی باز می‌کند، با هرچه نوشته‌اید و تصویرهایی که فرستاده‌اید.',
        'فقط رمز عبور را، اگر نوشته بودید، دوباره بنویسید؛ آن را جایی نگه نمی‌داریم.',
      ],
      action: 'ادامهٔ ثبت‌نام',
      notes: [
        `این لینک ${persian(days)} روز اعتبار دارد. هر کس آن را داشته باشد فرم شما را می‌بیند؛ برای کسی نفرستید.`,
        'اگر شما این لینک را نخواسته‌اید، ایمیل را نادیده بگیرید.',
      ],
    }),
    en: () => ({
      subject: 'Go on with your registration elsewhere',
      preview: 'Your form is waiting for you.',
      heading: 'Go on where you left off',
      paragraphs: [
        'This link opens your registration form on any device, with all that you typed and the images you uploaded.',
        'If you had typed a password, type it again: we keep it nowhere.',
      ],
      action: 'Go on registering',
      notes: [
        `The link works for ${days} days. Whoever has it sees your form, so don’t pass it on.`,
        'If you didn’t ask for it, ignore this mail.',
      ],
    }),
    it: () => ({
      subject: 'Continua l’iscrizione su un altro dispositivo',
      preview: 'Il tuo modulo ti aspetta.',
      heading: 'Riprendi da dove eri',
      paragraphs: [
        'Questo link apre il tuo modulo di iscrizione su qualsiasi dispositivo, con tutto ciò che hai scritto e le immagini che hai caricato.',
        'Se avevi scritto una password, riscrivila: non la conserviamo da nessuna parte.',
      ],
      action: 'Continua l’iscrizione',
      notes: [
        `Il link vale per ${days} giorni. Chi ce l’ha vede il tuo modulo: non inoltrarlo.`,
        'Se non l’hai chiesto tu, ignora questa e-mail.',
      ],
    }),
  },
};
