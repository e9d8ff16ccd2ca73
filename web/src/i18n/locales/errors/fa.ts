// The sentences for error codes are in the contract, because the server uses them as well.
import { errorMessages } from '@fanclub/contract/error-messages/fa';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import type { RequiredTexts } from '../../required-texts.ts';

export const texts = {
  ...errorMessages,
  /** The error of a child's package if the person is too old for this package and the birth date cannot be changed. */
  grown_up: 'امسال برای این بسته بزرگ شده است؛ بستهٔ دیگری انتخاب کنید.',
  /** The error `character_not_taken` at a field whose text is known. */
  character: '«{{character}}» را اینجا نمی‌شود نوشت؛ آن را پاک کنید.',
  required: {
    first_name: `نام را مثل گذرنامه بنویسید؛ مثلاً ${isolateLtr('Mahsa')}.`,
    last_name: `نام خانوادگی را مثل گذرنامه بنویسید؛ مثلاً ${isolateLtr('Karimi')}.`,
    gender: 'جنسیت را انتخاب کنید.',
    birth_date: 'روز، ماه و سال تولد را بنویسید.',
    country_of_birth: 'کشور محل تولد را انتخاب کنید.',
    holder_first_name: 'نام کودک را بنویسید.',
    holder_last_name: 'نام خانوادگی کودک را بنویسید.',
    holder_birth_date: 'تاریخ تولد کودک را بنویسید.',
    country_of_residency: 'کشور محل زندگی را انتخاب کنید.',
    address_of_residency: 'خیابان، پلاک و شهر محل زندگی را بنویسید.',
    postal_code: 'کد پستی را بنویسید.',
    phone: `شمارهٔ تلفن همراه را بنویسید؛ مثلاً ${isolateLtr('0912 345 6789')}.`,
    email: `ایمیل را بنویسید؛ مثلاً ${isolateLtr('name@example.com')}.`,
    payment_note: 'بنویسید واریز را کجا دیده‌اید.',
    items: 'دست‌کم یک مورد را انتخاب کنید.',
    people: 'دست‌کم یک نفر را انتخاب کنید.',
    terms: 'برای عضویت، شرایط استفاده را بپذیرید.',
    privacy: 'برای عضویت، حریم خصوصی را بپذیرید.',
  } satisfies RequiredTexts,
};
