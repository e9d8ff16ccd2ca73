import type { ReviewItem } from '@fanclub/contract/members/review-items';
import { itemSentences } from '@fanclub/contract/review/item-sentences';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { Mail } from '../mail.ts';

/** Asks an applicant for single items, while the application stays under review. */
export const itemsRequested: Mail<{ items: ReviewItem[]; note: string | null }> = {
  reader: 'member',
  isTrueOf: ({ request_status, requested }) => request_status !== 'rejected' && requested !== null,
  opens: 'application',
  leadsTo: () => 'fix',
  offersNotMe: true,
  quote: ({ note }) => note,
  quoteLabel: 'words',
  words: {
    fa: ({ member, data }) => ({
      subject: `برای ادامهٔ بررسی به شما نیاز داریم: ${isolateLtr(member.request_number)}`,
      preview: 'فقط همین را بفرستید؛ بقیهٔ درخواست‌تان سر جایش است.',
      heading: 'یک چیز مانده تا بررسی ادامه پیدا کند',
      paragraphs: [
        'درخواست‌تان را بررسی کردیم. برای ادامه فقط همین را لازم داریم:',
        'بقیهٔ درخواست‌تان سر جایش است. بعد از ارسال، بررسی را ادامه می‌دهیم.',
      ],
      items: data.items.map((item) => itemSentences.fa[item]),
      action: 'اصلاح همین مورد',
    }),
    en: ({ member, data }) => ({
      subject: `We need one thing from you: ${member.request_number}`,
      preview: 'Send just this; the rest of your application stays as it is.',
      heading: 'One thing is left before we can go on',
      paragraphs: [
        'We looked at your application. To go on with the review we need just this:',
        'The rest of your application stays as it is. Once you’ve sent it, we’ll go on with the review.',
      ],
      items: data.items.map((item) => itemSentences.en[item]),
      action: 'Fix just this',
    }),
    it: ({ member, data }) => ({
      subject: `Ci serve una cosa da te: ${member.request_number}`,
      preview: 'Invia solo questo: il resto della richiesta resta com’è.',
      heading: 'Manca una cosa per andare avanti',
      paragraphs: [
        'Abbiamo guardato la tua richiesta. Per continuare la verifica ci serve solo questo:',
        'Il resto della richiesta resta com’è. Appena lo invii, continuiamo la verifica.',
      ],
      items: data.items.map((item) => itemSentences.it[item]),
      action: 'Correggi solo questo',
    }),
  },
};
