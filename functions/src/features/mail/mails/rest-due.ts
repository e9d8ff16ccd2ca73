import type { Money } from '@fanclub/contract/money/amounts';
import { partsOf } from '@fanclub/contract/money/amounts';
import { dueOf, openOf, receivedOf } from '@fanclub/contract/money/due';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import type { Mail, MailedMember } from '../mail.ts';

const labels: Record<LanguageCode, { due: string; received: string; open: string }> = {
  fa: { due: 'جمع کل جدید', received: 'پرداخت شما', open: 'مانده' },
  en: { due: 'The new total', received: 'You have paid', open: 'Still open' },
  it: { due: 'Il nuovo totale', received: 'Hai pagato', open: 'Ancora da pagare' },
};

/** As it is on the day of delivery. */
function itemsOf(member: MailedMember, language: LanguageCode): string[] {
  const words = labels[language];
  const said = (label: string, ...money: Money[]) =>
    money.length > 0
      ? [`${label}: ${money.map((one) => formatMoney(one, language)).join(' + ')}`]
      : [];
  const [due, open] = [dueOf(member), openOf(member)];
  return [
    ...said(words.due, ...(due ? [due] : [])),
    ...said(words.received, ...partsOf(receivedOf(member))),
    ...said(words.open, ...(open ? [open] : [])),
  ];
}

/** An admin's change has left something open of what was paid: how much, and where its receipt goes. */
export const restDue: Mail = {
  reader: 'member',
  isTrueOf: ({ requested, request_status, is_paid }) =>
    !is_paid && request_status !== 'rejected' && requested?.items.includes('amount') === true,
  opens: 'application',
  leadsTo: () => 'fix',
  offersNotMe: true,
  words: {
    fa: ({ member }) => ({
      subject: `باقی مبلغ عضویت: ${isolateLtr(member.request_number)}`,
      preview: 'بسته یا کارت‌تان عوض شده و بخشی از مبلغ مانده است.',
      heading: 'بخشی از مبلغ مانده است',
      paragraphs: [
        'بسته، کارت یا روش پرداخت‌تان در درخواست عوض شد و با این تغییر بخشی از مبلغ مانده است:',
        'همین مانده را از همان راه قبلی بپردازید و رسیدش را از لینک زیر بفرستید. اگر این تغییر را نخواسته‌اید، به ما بنویسید.',
      ],
      items: itemsOf(member, 'fa'),
      action: 'ارسال رسید باقی مبلغ',
    }),
    en: ({ member }) => ({
      subject: `The rest of your amount: ${member.request_number}`,
      preview: 'Your package or card has changed, and a part is still open.',
      heading: 'A part is still open',
      paragraphs: [
        'The package, card or way of paying of your application has changed, and with it a part is still open:',
        'Pay just that part the way you paid before, and send its receipt by the link below. If you didn’t want this change, write to us.',
      ],
      items: itemsOf(member, 'en'),
      action: 'Send the receipt for the rest',
    }),
    it: ({ member }) => ({
      subject: `Il resto dell’importo: ${member.request_number}`,
      preview: 'Il pacchetto o la tessera sono cambiati e manca una parte.',
      heading: 'Manca ancora una parte',
      paragraphs: [
        'Il pacchetto, la tessera o il modo di pagare della tua richiesta sono cambiati e manca ancora una parte:',
        'Paga solo quella, come hai pagato prima, e invia la sua ricevuta dal link qui sotto. Se non volevi questo cambiamento, scrivici.',
      ],
      items: itemsOf(member, 'it'),
      action: 'Invia la ricevuta del resto',
    }),
  },
};
