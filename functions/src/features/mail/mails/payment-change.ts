import { pendingSettingsDays } from '@fanclub/contract/settings/club-settings';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { ClubMail } from '../mail.ts';

/** Who asked for other payment details, and who confirmed them where a second person had to. */
export interface PaymentChange {
  state: 'asked' | 'live';
  asked_by: string;
  confirmed_by: string | null;
}

/** Tells owners and treasurers that the bank card or a payment link is to change, or has changed. */
export const paymentChange: ClubMail<PaymentChange> = {
  reader: 'admin',
  opens: '/admin/settings',
  words: {
    fa: ({ data }) => {
      const isLive = data.state === 'live';
      const subject = isLive ? 'اطلاعات پرداخت باشگاه تغییر کرد' : 'تأیید تغییر اطلاعات پرداخت';
      return {
        subject,
        preview: isLive ? 'کارت یا لینک پرداخت تغییر کرد.' : 'تغییری منتظر تأیید نفر دوم است.',
        heading: subject,
        paragraphs: [
          isLive
            ? `شماره کارت یا لینک پرداختی که اعضا می‌بینند تغییر کرد. درخواست از ${isolateLtr(data.asked_by)} بود${data.confirmed_by ? ` و ${isolateLtr(data.confirmed_by)} تأییدش کرد` : ''}.`
            : `درخواست ${isolateLtr(data.asked_by)} برای تغییر شماره کارت یا لینک پرداخت رسیده است. تا نفر دومی آن را تأیید نکند، چیزی عوض نمی‌شود؛ بعد از ${toPersianDigits(pendingSettingsDays)} روز هم خودش حذف می‌شود.`,
          'اگر از آن خبر ندارید، همین حالا تنظیمات پنل را ببینید.',
        ],
        action: 'دیدن تنظیمات',
        notes: ['این ایمیل به مالکان و مسئولان مالی پنل می‌رسد.'],
      };
    },
    en: ({ data }) => {
      const isLive = data.state === 'live';
      const subject = isLive ? 'The club’s payment details changed' : 'Confirm new payment details';
      return {
        subject,
        preview: isLive
          ? 'The bank card or a link changed.'
          : 'A change waits for a second person.',
        heading: subject,
        paragraphs: [
          isLive
            ? `The bank card or a payment link that members see has changed. ${data.asked_by} asked for it${data.confirmed_by ? `, and ${data.confirmed_by} confirmed it` : ''}.`
            : `New payment details were asked for by ${data.asked_by}. Nothing changes until a second person confirms them; after ${pendingSettingsDays} days they are dropped.`,
          'If you know nothing of it, look at the settings in the panel now.',
        ],
        action: 'See the settings',
        notes: ['Owners and treasurers of the panel get this mail.'],
      };
    },
    it: ({ data }) => {
      const isLive = data.state === 'live';
      const subject = isLive
        ? 'I dati di pagamento del club sono cambiati'
        : 'Conferma i nuovi dati di pagamento';
      return {
        subject,
        preview: isLive
          ? 'È cambiata la carta o un link di pagamento.'
          : 'Una modifica aspetta una seconda persona.',
        heading: subject,
        paragraphs: [
          isLive
            ? `È cambiata la carta o un link di pagamento che i soci vedono. La richiesta è di ${data.asked_by}${data.confirmed_by ? `, la conferma di ${data.confirmed_by}` : ''}.`
            : `Nuovi dati di pagamento sono stati chiesti da ${data.asked_by}. Non cambia nulla finché una seconda persona non conferma; dopo ${pendingSettingsDays} giorni la richiesta decade.`,
          'Se non ne sai niente, guarda subito le impostazioni del pannello.',
        ],
        action: 'Vedi le impostazioni',
        notes: ['Ricevono questa e-mail responsabili e tesorieri del pannello.'],
      };
    },
  },
};
