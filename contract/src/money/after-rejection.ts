import type { RequestStatus } from '../members/states.ts';
import { toPersianDigits } from '../text/digits.ts';
import type { LanguageCode } from '../text/languages.ts';
import { type Money, partsOf } from './amounts.ts';
import { type Payable, receivedOf, refundDays, wholeOf } from './due.ts';
import { formatMoney } from './format-money.ts';

interface Sentences {
  /** Sentence for an amount that the club has received. */
  received: (amount: string) => string;
  /** Sentence for an amount that the applicant declared as paid and nobody has confirmed. */
  unconfirmed: (amount: string) => string;
}

const sentences: Record<LanguageCode, Sentences> = {
  fa: {
    received: (amount) =>
      `پولی که پرداخته‌اید (${amount}) از بین نمی‌رود: اگر دوباره بفرستید برای همین درخواست حساب می‌شود، و اگر نفرستید ظرف ${toPersianDigits(String(refundDays))} روز از همان راه به شما برمی‌گردانیم.`,
    unconfirmed: (amount) =>
      `پرداخت شما (${amount}) هنوز تأیید نشده است: همین که به دست ما برسد، اگر دوباره بفرستید برای همین درخواست حساب می‌شود، و اگر نفرستید ظرف ${toPersianDigits(String(refundDays))} روز از همان راه به شما برمی‌گردانیم.`,
  },
  en: {
    received: (amount) =>
      `The money you paid (${amount}) is safe: it counts if you submit again, and if you don’t, we pay it back within ${refundDays} days, the way you paid.`,
    unconfirmed: (amount) =>
      `Your payment (${amount}) is not confirmed yet: once it has reached us, it counts if you submit again, and if you don’t, we pay it back within ${refundDays} days, the way you paid.`,
  },
  it: {
    received: (amount) =>
      `I soldi che hai versato (${amount}) non vanno persi: valgono se invii di nuovo la richiesta, altrimenti te li restituiamo entro ${refundDays} giorni, nel modo in cui hai pagato.`,
    unconfirmed: (amount) =>
      `Il tuo pagamento (${amount}) non è ancora confermato: quando ci arriva, vale se invii di nuovo la richiesta, altrimenti te lo restituiamo entro ${refundDays} giorni, nel modo in cui hai pagato.`,
  },
};

/**
 * Returns a sentence about the money of a rejected application, for the mail and the profile. Returns null if the
 * application is not rejected, costs nothing, or has no money left because it was paid back or reversed.
 */
export function afterRejection(
  application: Payable & { request_status: RequestStatus },
  language: LanguageCode,
): string | null {
  if (application.request_status !== 'rejected') return null;
  const { received, unconfirmed } = sentences[language];
  const inWords = (money: readonly Money[]) =>
    money.map((one) => formatMoney(one, language)).join(' + ');
  const parts = partsOf(receivedOf(application));
  if (parts.length > 0) return received(inWords(parts));
  const said = wholeOf(application);
  return application.received === null && said.amount > 0 ? unconfirmed(inWords([said])) : null;
}
