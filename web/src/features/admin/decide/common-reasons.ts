import type { LanguageCode } from '@fanclub/contract/text/languages';

/** What members are told most often, in their own language whatever the panel's is. */
export const commonReasons: Record<LanguageCode, readonly string[]> = {
  fa: [
    'رسید خوانا نیست؛ لطفاً تصویر واضح‌تری بفرستید.',
    'مبلغ رسید با مبلغی که باید می‌پرداختید یکی نیست.',
    'تصویری که فرستاده‌اید رسید پرداخت نیست.',
    'تصویر گذرنامه یا کارت شناسایی خوانا نیست.',
    'نام روی مدرک با نام درخواست یکی نیست.',
  ],
  en: [
    'We cannot read the receipt; please send a clearer image.',
    'The amount on the receipt is not the amount of the membership.',
    'The image you sent is not a payment receipt.',
    'We cannot read the passport or ID card.',
    'The name on the document is not the name on the application.',
  ],
  it: [
    'La ricevuta non si legge; inviaci un’immagine più chiara.',
    'L’importo della ricevuta non è quello del tesseramento.',
    'Questa immagine non è una ricevuta di pagamento.',
    'Il passaporto o la carta d’identità non si legge.',
    'Il nome sul documento non è quello della richiesta.',
  ],
};
