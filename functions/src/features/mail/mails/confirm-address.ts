import type { Mail } from '../mail.ts';

/** Asks a member to prove the address once more, because the first mail's link was not used. */
export const confirmAddressMail: Mail = {
  reader: 'member',
  opens: 'confirm',
  offersNotMe: true,
  words: {
    fa: () => ({
      subject: 'ایمیل‌تان را تأیید کنید',
      preview: 'با یک لینک تأیید کنید که این ایمیل مال شماست.',
      heading: 'این ایمیل مال شماست؟',
      paragraphs: [
        'با این لینک تأیید می‌کنید که این ایمیل و این عضویت مال شماست. بعد از آن، تصویر مدرک شناسایی را هم در پروفایل‌تان می‌بینید.',
      ],
      action: 'تأیید ایمیل',
    }),
    en: () => ({
      subject: 'Confirm your e-mail address',
      preview: 'One link confirms that this address is yours.',
      heading: 'Is this address yours?',
      paragraphs: [
        'This link confirms that the address and the membership are yours. After that your profile shows you the image of your identity document too.',
      ],
      action: 'Confirm my address',
    }),
    it: () => ({
      subject: 'Conferma il tuo indirizzo e-mail',
      preview: 'Un link conferma che questo indirizzo è tuo.',
      heading: 'Questo indirizzo è tuo?',
      paragraphs: [
        'Questo link conferma che l’indirizzo e la richiesta sono tuoi. Dopo, nel profilo vedi anche l’immagine del documento d’identità.',
      ],
      action: 'Conferma l’indirizzo',
    }),
  },
};
