import { promoHoldHours } from '../../promo/code.ts';
import { toPersianDigits } from '../../text/digits.ts';
import { texts as accounts } from './account-mails.ts';
import { texts as applications } from './application-mails.ts';
import { card } from './names.ts';

export { phrases } from './mail-phrases.ts';

import { texts as staff } from './staff-mails.ts';

/**
 * Messages of successful responses. `linkSent` does not depend on whether the address belongs to a member, so that
 * nobody can find that out.
 */
export const answers = {
  linkSent:
    'اگر با این ایمیل ثبت‌نام شده باشد، تا چند دقیقهٔ دیگر ایمیلی از ما می‌رسد. اگر نرسید، پوشهٔ اسپم را هم ببینید.',
  signedIn: 'وارد حساب‌تان شدید.',
  registered: 'درخواست‌تان به ما رسید.',
  promoValid: 'این کد تخفیف معتبر است.',
  promoReserved: `این کد تخفیف تا ${toPersianDigits(promoHoldHours)} ساعت برای شما نگه داشته می‌شود.`,
};

/** Labels of the fields of a membership card in a wallet app. */
export const pass = {
  title: card,
  member: 'عضو',
  package: 'بسته',
  season: 'فصل',
  from: 'معتبر از',
  until: 'معتبر تا',
  since: 'عضو از',
  number: 'شمارهٔ',
};

/** Words on the club's receipts. */
export const receipt = {
  title: 'رسید شمارهٔ',
  issued: 'تاریخ صدور',
  payer: 'پرداخت‌کننده',
  lines: 'بابت',
  membership: 'عضویت',
  donation: 'اهدا به باشگاه',
  amount: 'مبلغ دریافت‌شده',
  donated: 'مبلغ اهدا',
  partOf: 'بخشی از رسید',
  isDonation: 'این پول پیش‌تر همراه یک پرداخت رسیده است و این رسید آن را دوباره حساب نمی‌کند.',
  day: 'روز پرداخت',
  reference: 'شمارهٔ پیگیری',
  due: 'مبلغ کل',
  received: 'تا این رسید پرداخت شده',
  open: 'باقی‌مانده',
  isVoid: 'این رسید باطل است: آنچه بابت آن بود برگشت خورده.',
  isPartlyVoid: 'ردیف‌های خط‌خورده حساب نمی‌شوند: پرداخت‌شان برگشت خورده.',
  waiting: 'رسید در راه است',
  waitingText:
    'پرداخت ثبت شده است و رسید تا یک دقیقهٔ دیگر شماره می‌گیرد. این صفحه خودش دوباره باز می‌شود.',
  unknown: 'این رسید پیدا نشد',
  unknownText:
    'لینک کامل نیست، یا این رسید دیگر نگه داشته نمی‌شود. رسیدهایتان در پروفایل، بخش پرداخت‌ها، هستند.',
  association: 'شمارهٔ ثبت',
  closing: 'سپاس که کنار ما هستید.',
};

/** The texts of all mails in this language. */
export const mails = { ...applications, ...accounts, ...staff };

/** A sample of a message from the club, for tests and for the page that shows all mails. */
export const sampleNews = {
  subject: 'دربی را با هم می‌بینیم',
  body: 'جمعهٔ بعد بازی را کنار هم می‌بینیم.\n\nجا محدود است؛ زودتر خبر بدهید.',
};
