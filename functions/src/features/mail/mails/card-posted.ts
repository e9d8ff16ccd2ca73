import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Mail } from '../mail.ts';
import { unlinked } from '../unlinked.ts';

/** A club card that was posted. */
export interface PostedCard {
  /** By which the post knows it; null where it was sent without. */
  tracking: string | null;
}

const labels: Record<LanguageCode, string> = {
  fa: 'شمارهٔ رهگیری پست',
  en: 'Tracking number',
  it: 'Numero di tracciamento',
};

const itemsOf = ({ tracking }: PostedCard, language: LanguageCode): string[] =>
  tracking ? [`${labels[language]}: ${isolateLtr(unlinked(tracking))}`] : [];

/** Tells a member that the club card is on its way. */
export const cardPosted: Mail<PostedCard> = {
  reader: 'member',
  opens: '/login',
  // Until the plastic is there, this is the card.
  proof: true,
  words: {
    fa: ({ data }) => ({
      subject: 'کارت باشگاه‌تان در راه است',
      preview: 'کارت‌تان را پست کردیم.',
      heading: 'کارت باشگاه‌تان در راه است',
      paragraphs: [
        'کارت باشگاه‌تان را چاپ کردیم و به نشانی‌ای که در پروفایل‌تان هست پست کردیم.',
        'بسته به پست، رسیدنش چند هفته طول می‌کشد. در پروفایل‌تان می‌بینید کی پست شده؛ اگر نرسید، همان‌جا به ما خبر بدهید.',
      ],
      items: itemsOf(data, 'fa'),
      action: 'ورود به پروفایل من',
    }),
    en: ({ data }) => ({
      subject: 'Your club card is on its way',
      preview: 'We’ve posted your card.',
      heading: 'Your club card is on its way',
      paragraphs: [
        'We’ve printed your club card and posted it to the address in your profile.',
        'Depending on the post it can take a few weeks. Your profile says when it was posted; if it doesn’t arrive, tell us there.',
      ],
      items: itemsOf(data, 'en'),
      action: 'Go to my profile',
    }),
    it: ({ data }) => ({
      subject: 'La tua tessera è in viaggio',
      preview: 'Abbiamo spedito la tua tessera.',
      heading: 'La tua tessera è in viaggio',
      paragraphs: [
        'Abbiamo stampato la tua tessera e l’abbiamo spedita all’indirizzo che trovi nel profilo.',
        'A seconda della posta può volerci qualche settimana. Nel profilo vedi quando è partita; se non arriva, segnalacelo lì.',
      ],
      items: itemsOf(data, 'it'),
      action: 'Vai al mio profilo',
    }),
  },
};
