import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { AboutPeople, Mail } from '../mail.ts';

/** Tells an applicant that all has arrived. */
export const applicationReceived: Mail<AboutPeople> = {
  reader: 'member',
  opens: 'confirm',
  offersNotMe: true,
  card: 'received',
  facts: true,
  words: {
    fa: ({ member, answerTime }) => ({
      subject: `درخواست عضویت شما رسید: ${isolateLtr(member.request_number)}`,
      preview: `همه چیز به دست ما رسید؛ ظرف ${answerTime} خبرتان می‌کنیم.`,
      heading: 'درخواست شما رسید',
      paragraphs: [
        'خوشحالیم که می‌خواهید کنار ما باشید. درخواست و رسید پرداخت‌تان به دست ما رسیده است.',
        `حالا نوبت ماست: درخواست‌تان را بررسی می‌کنیم و ظرف ${answerTime} نتیجه را ایمیل می‌کنیم. فقط یک کار مانده است: با این لینک تأیید کنید که این ایمیل مال شماست.`,
      ],
      action: 'تأیید ایمیل و مشاهدهٔ درخواست',
    }),
    en: ({ member, answerTime }) => ({
      subject: `We have your application: ${member.request_number}`,
      preview: `Everything has arrived. You’ll hear from us within ${answerTime}.`,
      heading: 'We have your application',
      paragraphs: [
        'We’re glad you want to join us. Your application and your payment receipt have arrived.',
        `Now it’s our turn: we look at everything and write to you within ${answerTime}. Until then there is one thing to do: confirm with this link that the address is yours.`,
      ],
      action: 'Confirm my address and see my application',
    }),
    it: ({ member, answerTime }) => ({
      subject: `La tua richiesta è arrivata: ${member.request_number}`,
      preview: `È arrivato tutto. Ti scriviamo entro ${answerTime}.`,
      heading: 'La tua richiesta è arrivata',
      paragraphs: [
        'Siamo felici che tu voglia unirti a noi. La richiesta e la ricevuta di pagamento sono arrivate.',
        `Adesso tocca a noi: controlliamo tutto e ti scriviamo entro ${answerTime}. Nel frattempo resta una cosa sola: conferma con questo link che l’indirizzo è tuo.`,
      ],
      action: 'Conferma l’indirizzo e vedi la richiesta',
    }),
  },
};
