import type { Money } from '@fanclub/contract/money/amounts';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { formatDay } from '@fanclub/contract/text/format';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Mail } from '../mail.ts';
import { unlinked } from '../unlinked.ts';

/** A payment back, as a treasurer wrote it down. */
export interface Refund extends Money {
  day: string;
  /** By which the reader's bank knows it. */
  reference: string | null;
}

const labels: Record<LanguageCode, { amount: string; day: string; reference: string }> = {
  fa: { amount: 'مبلغ', day: 'روز', reference: 'شمارهٔ پیگیری' },
  en: { amount: 'Amount', day: 'Day', reference: 'Reference' },
  it: { amount: 'Importo', day: 'Giorno', reference: 'Riferimento' },
};

function itemsOf({ day, reference, ...money }: Refund, language: LanguageCode): string[] {
  const words = labels[language];
  return [
    `${words.amount}: ${formatMoney(money, language)}`,
    `${words.day}: ${formatDay(day, language)}`,
    ...(reference ? [`${words.reference}: ${isolateLtr(unlinked(reference))}`] : []),
  ];
}

/** Tells a member that the club has paid money back. */
export const refundSent: Mail<Refund> = {
  reader: 'member',
  opens: 'application',
  offersNotMe: true,
  words: {
    fa: ({ member, data }) => ({
      subject: `پول‌تان را برگرداندیم: ${isolateLtr(member.request_number)}`,
      preview: 'بسته به بانک، چند روز بعد به حساب‌تان می‌رسد.',
      heading: 'پول‌تان را برگرداندیم',
      paragraphs: [
        'این مبلغ را از همان راهی که پرداخته بودید برگرداندیم:',
        'بسته به بانک، ممکن است چند روز طول بکشد تا به حساب‌تان برسد. اگر نرسید، به ما بنویسید.',
      ],
      items: itemsOf(data, 'fa'),
      action: 'باز کردن درخواست من',
    }),
    en: ({ member, data }) => ({
      subject: `We’ve paid you back: ${member.request_number}`,
      preview: 'Depending on the bank it takes a few days to arrive.',
      heading: 'We’ve paid you back',
      paragraphs: [
        'We’ve sent this money back the way you paid:',
        'Depending on the bank it can take a few days to arrive. If it doesn’t, write to us.',
      ],
      items: itemsOf(data, 'en'),
      action: 'Open my application',
    }),
    it: ({ member, data }) => ({
      subject: `Ti abbiamo rimborsato: ${member.request_number}`,
      preview: 'A seconda della banca ci vuole qualche giorno.',
      heading: 'Ti abbiamo rimborsato',
      paragraphs: [
        'Ti abbiamo restituito questa somma, nel modo in cui avevi pagato:',
        'A seconda della banca può volerci qualche giorno. Se non arriva, scrivici.',
      ],
      items: itemsOf(data, 'it'),
      action: 'Apri la mia richiesta',
    }),
  },
};
