import type { ReminderStep } from '@fanclub/contract/renewal-reminders/due-reminder';
import { formatDay } from '@fanclub/contract/text/format';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Mail, MailWords } from '../mail.ts';

/** What members of a season are told while they can renew. */
export interface Renewable {
  step: ReminderStep;
  /** The one to renew for. */
  season: string;
  /** The last day of their membership; null where its season has no end yet. */
  ends: string | null;
}

type Words = Record<'begun' | 'ending', (season: string, ends: string | null) => MailWords>;

const notes: Record<LanguageCode, string[]> = {
  fa: ['اگر تمدید نکنید، پروفایل‌تان می‌ماند و هر وقت خواستید می‌توانید برگردید.'],
  en: ['If you don’t renew, your profile stays, and you can come back whenever you like.'],
  it: ['Se non rinnovi, il tuo profilo resta e puoi tornare quando vuoi.'],
};

const words: Record<LanguageCode, Words> = {
  fa: {
    begun: (season, ends) => ({
      subject: `عضویت‌تان را برای فصل ${isolateLtr(season)} تمدید کنید`,
      preview: 'اطلاعات‌تان را داریم؛ چند دقیقه بیشتر طول نمی‌کشد.',
      heading: `فصل ${isolateLtr(season)} شروع شد`,
      paragraphs: [
        ends === null
          ? 'از امروز می‌توانید عضویت‌تان را برای فصل تازه تمدید کنید.'
          : `عضویت فعلی‌تان تا ${ends} اعتبار دارد و از امروز می‌توانید آن را برای فصل تازه تمدید کنید.`,
        'اطلاعات‌تان را یک بار داده‌اید: نگاهی به آن بیندازید، بسته را انتخاب کنید و رسید را بفرستید.',
      ],
      action: 'تمدید عضویت',
    }),
    ending: (season, ends) => ({
      subject: `عضویت‌تان ${ends} تمام می‌شود`,
      preview: `هنوز برای فصل ${isolateLtr(season)} تمدید نکرده‌اید.`,
      heading: 'عضویت‌تان رو به پایان است',
      paragraphs: [
        `آخرین روز عضویت‌تان ${ends} است و هنوز برای فصل ${isolateLtr(season)} تمدید نکرده‌اید.`,
        'اطلاعات‌تان را داریم: بسته را انتخاب کنید، پرداخت کنید و رسید را بفرستید.',
      ],
      action: 'تمدید عضویت',
    }),
  },
  en: {
    begun: (season, ends) => ({
      subject: `Renew your membership for ${season}`,
      preview: 'We have your details: it takes a few minutes.',
      heading: `The season ${season} has begun`,
      paragraphs: [
        ends === null
          ? 'From today you can renew your membership for the new season.'
          : `Your membership is valid until ${ends}, and from today you can renew it for the new season.`,
        'We have your details already: look them over, choose a package and send your receipt.',
      ],
      action: 'Renew my membership',
    }),
    ending: (season, ends) => ({
      subject: `Your membership ends on ${ends}`,
      preview: `You haven’t renewed for ${season} yet.`,
      heading: 'Your membership is about to end',
      paragraphs: [
        `Its last day is ${ends}, and you haven’t renewed for ${season} yet.`,
        'We have your details: choose a package, pay and send your receipt.',
      ],
      action: 'Renew my membership',
    }),
  },
  it: {
    begun: (season, ends) => ({
      subject: `Rinnova il tesseramento per il ${season}`,
      preview: 'I tuoi dati li abbiamo già: bastano pochi minuti.',
      heading: `La stagione ${season} è iniziata`,
      paragraphs: [
        ends === null
          ? 'Da oggi puoi rinnovare il tesseramento per la nuova stagione.'
          : `Il tuo tesseramento vale fino al ${ends} e da oggi puoi rinnovarlo per la nuova stagione.`,
        'I tuoi dati li abbiamo già: controllali, scegli il pacchetto e manda la ricevuta.',
      ],
      action: 'Rinnova il tesseramento',
    }),
    ending: (season, ends) => ({
      subject: `Il tuo tesseramento scade il ${ends}`,
      preview: `Non hai ancora rinnovato per il ${season}.`,
      heading: 'Il tuo tesseramento sta per scadere',
      paragraphs: [
        `L’ultimo giorno è il ${ends} e non hai ancora rinnovato per il ${season}.`,
        'I tuoi dati li abbiamo già: scegli il pacchetto, paga e manda la ricevuta.',
      ],
      action: 'Rinnova il tesseramento',
    }),
  },
};

function wordsIn(language: LanguageCode, { step, season, ends }: Renewable): MailWords {
  const { begun, ending } = words[language];
  const day = ends && formatDay(ends, language);
  return { ...(step === 'opened' ? begun : ending)(season, day), notes: notes[language] };
}

/** Tells members of a season that is about to end, or has ended, that they can renew; none who has. */
export const renewalReminder: Mail<Renewable> = {
  reader: 'member',
  opens: '/renew',
  offersLeave: true,
  isTrueOf: ({ is_approved, season, no_reminders }, data) =>
    is_approved && season !== data.season && !no_reminders,
  words: {
    fa: ({ data }) => wordsIn('fa', data),
    en: ({ data }) => wordsIn('en', data),
    it: ({ data }) => wordsIn('it', data),
  },
};
