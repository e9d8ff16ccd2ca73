import type { AboutPeople, Mail } from '../mail.ts';

/** Tells a member that the applications of people have arrived whom the member answers for. */
export const familyReceived: Mail<AboutPeople> = {
  reader: 'member',
  opens: '/login',
  words: {
    fa: ({ answerTime }) => ({
      subject: 'درخواست عضویت خانواده‌تان رسید',
      preview: `همه چیز به دست ما رسید؛ ظرف ${answerTime} خبرتان می‌کنیم.`,
      heading: 'درخواست خانواده‌تان رسید',
      paragraphs: [
        'درخواست عضویت خانواده‌تان و رسید پرداخت به دست ما رسیده است.',
        `درخواست هر نفر را جدا بررسی می‌کنیم و ظرف ${answerTime} نتیجه را به همین نشانی ایمیل می‌کنیم.`,
      ],
      action: 'ورود به پروفایل من',
    }),
    en: ({ answerTime }) => ({
      subject: 'We have the applications of your family',
      preview: `Everything has arrived. You’ll hear from us within ${answerTime}.`,
      heading: 'We have the applications of your family',
      paragraphs: [
        'The applications of your family and your payment receipt have arrived.',
        `We look at each of them by itself and write to you, at this address, within ${answerTime}.`,
      ],
      action: 'Go to my profile',
    }),
    it: ({ answerTime }) => ({
      subject: 'Le richieste della tua famiglia sono arrivate',
      preview: `È arrivato tutto. Ti scriviamo entro ${answerTime}.`,
      heading: 'Le richieste della tua famiglia sono arrivate',
      paragraphs: [
        'Le richieste della tua famiglia e la ricevuta di pagamento sono arrivate.',
        `Verifichiamo ogni richiesta da sola e ti scriviamo a questo indirizzo entro ${answerTime}.`,
      ],
      action: 'Vai al mio profilo',
    }),
  },
};
