import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { Mail } from '../mail.ts';

/** Tells an applicant what is to be corrected. The reason is that of this very decision. */
export const applicationRejected: Mail<{ reason: string | null }> = {
  reader: 'member',
  isTrueOf: ({ request_status }) => request_status === 'rejected',
  opens: 'application',
  offersNotMe: true,
  card: 'rejected',
  quote: ({ reason }) => reason,
  words: {
    fa: ({ member }) => ({
      subject: `نتیجهٔ بررسی درخواست شما: ${isolateLtr(member.request_number)}`,
      preview: 'درخواست شما این بار تأیید نشد، اما می‌توانید اصلاحش کنید.',
      heading: 'درخواست شما این بار تأیید نشد',
      paragraphs: [
        'درخواست‌تان را با دقت بررسی کردیم، ولی به این شکل نتوانستیم تأییدش کنیم.',
        'راه باز است: اطلاعات یا مدارک را اصلاح کنید و درخواست را دوباره بفرستید تا از نو بررسی‌اش کنیم.',
      ],
      action: 'اصلاح و ارسال دوباره',
    }),
    en: ({ member }) => ({
      subject: `About your application: ${member.request_number}`,
      preview: 'We couldn’t approve it this time, but you can correct it.',
      heading: 'We couldn’t approve your application this time',
      paragraphs: [
        'We looked at your application carefully and couldn’t approve it as it is.',
        'The door is open: correct your details or documents and submit the application again. We’ll review it afresh.',
      ],
      action: 'Correct and submit again',
    }),
    it: ({ member }) => ({
      subject: `Sulla tua richiesta: ${member.request_number}`,
      preview: 'Questa volta non abbiamo potuto approvarla, ma puoi correggerla.',
      heading: 'Questa volta non abbiamo potuto approvare la tua richiesta',
      paragraphs: [
        'Abbiamo verificato la tua richiesta con attenzione e così com’è non possiamo approvarla.',
        'La porta resta aperta: correggi i dati o i documenti e inviala di nuovo. La verificheremo da capo.',
      ],
      action: 'Correggi e invia di nuovo',
    }),
  },
};
