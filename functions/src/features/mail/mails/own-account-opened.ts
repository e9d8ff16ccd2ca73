import type { AboutPeople, Mail } from '../mail.ts';

/** Tells a guardian that somebody has an account of their own now: perhaps the link reached somebody else. */
export const ownAccountOpened: Mail<AboutPeople> = {
  reader: 'member',
  opens: '/login',
  words: {
    fa: () => ({
      subject: 'یکی از خانواده‌تان حساب خودش را باز کرد',
      preview: 'از این به بعد خودش وارد پروفایلش می‌شود.',
      heading: 'حساب جدا باز شد',
      paragraphs: [
        'یکی از خانواده‌تان با لینکی که خواسته بودید حساب خودش را باز کرده است. از این به بعد خودش به عضویتش می‌رسد و دیگر در «خانوادهٔ من» نیست.',
        'اگر لینک به دست شخص دیگری رسیده است، همین حالا به ما بنویسید.',
      ],
      action: 'ورود به پروفایل من',
    }),
    en: () => ({
      subject: 'Somebody of your family has an account now',
      preview: 'From now on they log in to their profile themselves.',
      heading: 'An account of their own',
      paragraphs: [
        'Somebody of your family has opened an account with the link that you asked for. They look after their membership themselves now and are no longer in “My family”.',
        'If the link reached somebody else, write to us right away.',
      ],
      action: 'Go to my profile',
    }),
    it: () => ({
      subject: 'Una persona della tua famiglia ha un account suo',
      preview: 'Da ora entra da sé nel proprio profilo.',
      heading: 'Un account tutto suo',
      paragraphs: [
        'Una persona della tua famiglia ha aperto un account con il link che avevi chiesto. Ora si occupa da sé del proprio tesseramento e non è più in “La mia famiglia”.',
        'Se il link è arrivato a qualcun altro, scrivici subito.',
      ],
      action: 'Vai al mio profilo',
    }),
  },
};
