import { type CommonReason, withEveryField } from '../../members/review-items.ts';
import { refundDays } from '../../money/due.ts';
import { toPersianDigits } from '../../text/digits.ts';
import { fields } from './fields.ts';

export const itemSentences = withEveryField(
  {
    receipt: 'رسید پرداخت را دوباره بفرستید: تصویری که کامل و خوانا باشد.',
    amount: 'مبلغ واریزی کمتر از جمع کل است. باقی آن را واریز کنید و رسیدش را بفرستید.',
    passport: 'تصویر گذرنامه یا کارت شناسایی را دوباره بفرستید: کامل، خوانا و بدون بازتاب نور.',
    first_name: 'نام‌تان را درست مثل گذرنامه و به انگلیسی بنویسید.',
    last_name: 'نام خانوادگی‌تان را درست مثل گذرنامه و به انگلیسی بنویسید.',
    gender: 'جنسیت را یک بار دیگر ببینید و درستش را انتخاب کنید.',
    birth_date: 'تاریخ تولد را درست مثل گذرنامه بنویسید.',
    holder_first_name: 'نام کودک را درست مثل گذرنامه‌اش و به انگلیسی بنویسید.',
    holder_last_name: 'نام خانوادگی کودک را درست مثل گذرنامه‌اش و به انگلیسی بنویسید.',
    holder_birth_date: 'تاریخ تولد کودک را درست مثل گذرنامه‌اش بنویسید.',
    country_of_birth: 'کشور محل تولد را درست مثل گذرنامه انتخاب کنید.',
    country_of_residency:
      'کشوری را انتخاب کنید که حالا در آن زندگی می‌کنید، و کد پستی‌اش را بنویسید.',
    address_of_residency: 'نشانی را کامل بنویسید: خیابان، پلاک، واحد و شهر، به انگلیسی.',
    postal_code: 'کد پستی را یک بار دیگر ببینید؛ با نشانی‌تان جور نیست.',
    phone: 'شمارهٔ تلفن را یک بار دیگر ببینید؛ با این شماره نتوانستیم تماس بگیریم.',
    transfer_number: 'شمارهٔ پیگیری واریز را همان‌طور که در رسید آمده بنویسید.',
    payer_last_four: 'چهار رقم آخر کارتی را بنویسید که با آن پرداخت شده است.',
  },
  (name) => `«${fields[name]}» را یک بار دیگر ببینید و درستش را بنویسید.`,
);

/** The most frequent reasons for a rejection, which reviewers can choose. */
export const commonReasons: Record<CommonReason, string> = {
  receipt_unreadable: 'رسید خوانا نیست؛ لطفاً تصویر واضح‌تری بفرستید.',
  other_amount: 'مبلغ رسید با مبلغی که باید می‌پرداختید یکی نیست.',
  no_receipt: 'تصویری که فرستاده‌اید رسید پرداخت نیست.',
  document_unreadable: 'تصویر گذرنامه یا کارت شناسایی خوانا نیست.',
  other_name: 'نام روی مدرک با نام درخواست یکی نیست.',
};

/** Sentences about the money of a rejected application. */
export const moneySentences = {
  received: (amount: string) =>
    `پولی که پرداخته‌اید (${amount}) از بین نمی‌رود: اگر دوباره بفرستید برای همین درخواست حساب می‌شود، و اگر نفرستید ظرف ${toPersianDigits(String(refundDays))} روز از همان راه به شما برمی‌گردانیم.`,
  unconfirmed: (amount: string) =>
    `پرداخت شما (${amount}) هنوز تأیید نشده است: همین که به دست ما برسد، اگر دوباره بفرستید برای همین درخواست حساب می‌شود، و اگر نفرستید ظرف ${toPersianDigits(String(refundDays))} روز از همان راه به شما برمی‌گردانیم.`,
};
