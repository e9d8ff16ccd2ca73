import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { itemSentences } from '@fanclub/contract/review/item-sentences';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { Mail } from '../mail.ts';

export interface Rejection {
  reason: string | null;
  /** Absent in rows that were written before a rejection could name them. */
  items?: ReviewItem[];
}

/** Tells an applicant what is to be corrected. Reason and items are those of this very decision. */
export const applicationRejected: Mail<Rejection> = {
  reader: 'member',
  isTrueOf: ({ request_status }) => request_status === 'rejected',
  opens: 'application',
  leadsTo: ({ items = [] }) => (items.length > 0 ? 'fix' : null),
  offersNotMe: true,
  card: 'rejected',
  facts: true,
  quote: ({ reason }) => reason,
  words: {
    fa: ({ member, data: { items = [] } }) => ({
      subject: `نتیجهٔ بررسی درخواست شما: ${isolateLtr(member.request_number)}`,
      preview: 'درخواست شما این بار تأیید نشد، اما می‌توانید اصلاحش کنید.',
      heading: 'درخواست شما این بار تأیید نشد',
      paragraphs: [
        'درخواست‌تان را با دقت بررسی کردیم، ولی به این شکل نتوانستیم تأییدش کنیم.',
        'راه باز است: اطلاعات یا مدارک را اصلاح کنید و درخواست را دوباره بفرستید تا از نو بررسی‌اش کنیم.',
      ],
      items: items.map((item) => itemSentences.fa[item]),
      action: 'اصلاح و ارسال دوباره',
    }),
    en: ({ member, data: { items = [] } }) => ({
      subject: `About your application: ${member.request_number}`,
      preview: 'We couldn’t approve it this time, but you can correct it.',
      heading: 'We couldn’t approve your application this time',
      paragraphs: [
        'We looked at your application carefully and couldn’t approve it as it is.',
        'The door is open: correct your details or documents and submit the application again. We’ll review it afresh.',
      ],
      items: items.map((item) => itemSentences.en[item]),
      action: 'Correct and submit again',
    }),
    it: ({ member, data: { items = [] } }) => ({
      subject: `Sulla tua richiesta: ${member.request_number}`,
      preview: 'Questa volta non abbiamo potuto approvarla, ma puoi correggerla.',
      heading: 'Questa volta non abbiamo potuto approvare la tua richiesta',
      paragraphs: [
        'Abbiamo verificato la tua richiesta con attenzione e così com’è non possiamo approvarla.',
        'La porta resta aperta: correggi i dati o i documenti e inviala di nuovo. La verificheremo da capo.',
      ],
      items: items.map((item) => itemSentences.it[item]),
      action: 'Correggi e invia di nuovo',
    }),
  },
};
