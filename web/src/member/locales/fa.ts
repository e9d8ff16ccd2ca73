import { newPasswordMinLength } from '@fanclub/contract/members/password-rules';
import { euroServiceNames } from '@fanclub/contract/members/payment';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import { choices, fields } from '@fanclub/contract/words/fa/fields';
import type { ChoiceTexts, FieldTexts } from '../field-texts.ts';

/** Texts about a member's data, for every screen that shows the data or asks for them. */
export const texts = {
  fields: {
    ...fields,
    name: 'نام و نام خانوادگی',
    holder_name: 'نام و نام خانوادگی کودک',
    is_paid: 'پرداخت',
    received: 'پول دریافت‌شده',
    flags: 'علامت',
    request_number: 'شمارهٔ درخواست',
    request_status: 'وضعیت درخواست',
    receipt: 'رسید پرداخت',
    passport: 'گذرنامه یا کارت شناسایی',
  } satisfies FieldTexts,
  items: { amount: 'باقی مبلغ' },
  /** Which images can be chosen. */
  imageRules: '{{formats}}؛ عکس بزرگ خودش کوچک می‌شود',
  /** Possible problems of an image that a person has chosen. */
  imageHints: {
    tiny: 'این تصویر خیلی کوچک است. همه چیزش خوانده می‌شود؟ اگر نه، تصویر بزرگ‌تری انتخاب کنید.',
    dark: 'این تصویر تاریک است. اگر نوشته‌ها خوانده نمی‌شوند، در نور بهتر دوباره عکس بگیرید.',
    blurred: 'این تصویر تار به نظر می‌رسد. اگر نوشته‌ها خوانده نمی‌شوند، بی‌لرزش دوباره عکس بگیرید.',
  },
  /** The field with which an image is chosen and uploaded. */
  upload: {
    newImage: '{{document}}، تصویر جدید',
    drop: 'تصویر را بکشید و اینجا رها کنید',
    choose: 'یا از دستگاه‌تان انتخاب کنید',
    dropNow: 'همین‌جا رها کنید',
    tap: 'انتخاب تصویر',
    sending: 'در حال بارگذاری… {{percent, number}}\u200f٪',
    done: 'بارگذاری شد',
    kept: 'تصویری که فرستاده‌اید',
    replace: 'تغییر تصویر',
    preview: 'پیش‌نمایش {{label}}',
    preparing: 'تصویر را آماده می‌کنیم…',
    waiting: 'ارتباط قطع است. تصویر همین‌جا می‌ماند و خودش فرستاده می‌شود.',
    notSent: 'هنوز فرستاده نشده؛ تصویر همین‌جا می‌ماند.',
    notYet: 'تصویر هنوز به ما نرسیده؛ کمی صبر کنید یا همین الان امتحان کنید.',
    tryNow: 'الان امتحان کنید',
    camera: 'عکس بگیرید',
    cameraFor: 'عکس بگیرید: {{label}}',
    mask: {
      open: 'پوشاندن شماره',
      title: 'پوشاندن بخشی از تصویر',
      lead: 'روی شمارهٔ گذرنامه بکشید تا سیاه شود؛ نام و عکس‌تان پیدا بماند. این کار اختیاری است.',
      area: 'بخشی که پوشیده می‌شود',
      keys: 'با صفحه‌کلید: کلیدهای جهت جابه‌جا می‌کنند و همراه \u2066Shift\u2069 اندازه را عوض می‌کنند.',
      apply: 'بپوشانید',
    },
  },
  choices: choices satisfies ChoiceTexts,
  help: {
    latin: 'نام و نشانی را به انگلیسی بنویسید، مثل گذرنامه: \u2066Mahsa Karimi\u2069',
    birth_date: 'تاریخ تولد خودتان را بنویسید؛ تاریخ تولد کودک را پایین‌تر می‌پرسیم.',
    address_of_residency: 'خیابان، پلاک، واحد و شهر؛ کارت باشگاه را به همین نشانی می‌فرستیم.',
    email: 'نتیجه و لینک ورود به همین ایمیل می‌آید.',
    phone: 'با کد کشور، مثلاً {{example}}',
    phoneIran: 'مثلاً {{example}}؛ کد ایران را خودمان اضافه می‌کنیم.',
    transfer_number: 'روی رسید هست؛ با آن پرداخت‌تان را زودتر پیدا می‌کنیم.',
    payer_last_four: 'چهار رقم آخر کارت پرداخت‌کننده، حتی اگر کارت خودتان نباشد.',
    postal_code_IR: '۱۰ رقم، بدون خط تیره',
    postal_code_IT: '۵ رقم',
    postal_code: '۳ تا ۱۰ حرف یا رقم',
  },
  date: {
    calendar: 'تقویم',
    persian: 'شمسی',
    gregorian: 'میلادی',
    day: 'روز',
    month: 'ماه',
    year: 'سال',
    goesOn: 'رقم‌ها که کامل شد، خودش به خانهٔ بعد می‌رود.',
  },
  country: {
    search: 'نام کشور را بنویسید',
    none: 'کشوری با این نام پیدا نشد',
    open: 'باز کردن فهرست',
    clear: 'پاک کردن',
    choose: 'انتخاب {{name}}',
  },
  timeline: {
    submitted: 'درخواست ارسال شد',
    under_review: 'بررسی درخواست',
    decision: 'اعلام نتیجه با ایمیل',
    decisionTo: 'به {{email}}',
    approved: 'تأیید شد',
    rejected: 'رد شد',
    done: 'انجام شد',
    active: 'مرحلهٔ فعلی',
    upcoming: 'مرحلهٔ بعد',
  },
  waiting: {
    until: 'حداکثر تا {{day, date}} جواب می‌دهیم.',
    late: 'قرار بود تا {{day, date}} جواب بدهیم؛ ببخشید که طول کشیده است. درخواست‌تان در نوبت است، و اگر عجله دارید به ما ایمیل بزنید.',
    medianHours_one: 'نیمی از درخواست‌های ۳۰ روز گذشته ظرف {{count, number}} ساعت جواب گرفتند.',
    medianHours_other: 'نیمی از درخواست‌های ۳۰ روز گذشته ظرف {{count, number}} ساعت جواب گرفتند.',
    medianDays_one: 'نیمی از درخواست‌های ۳۰ روز گذشته ظرف {{count, number}} روز جواب گرفتند.',
    medianDays_other: 'نیمی از درخواست‌های ۳۰ روز گذشته ظرف {{count, number}} روز جواب گرفتند.',
  },
  number: {
    share: 'ذخیره یا ارسال',
    shared: 'شمارهٔ درخواست عضویت من: {{number}}',
  },
  /** The button that logs out, where the server needs a recent sign-in. */
  signInAgain: 'خروج و ورود دوباره',
  firstPassword: {
    title: 'رمز عبور بگذارید',
    text: 'حساب‌تان هنوز رمز ندارد و فقط با لینک ایمیل وارد می‌شوید. اگر بخواهید، همین حالا رمز بگذارید.',
    open: 'گذاشتن رمز عبور',
    confirm: 'تکرار رمز عبور',
    rule: `دست‌کم ${toPersianDigits(newPasswordMinLength)} حرف یا رقم`,
    submit: 'ذخیرهٔ رمز عبور',
    done: 'رمز عبور ذخیره شد و از دستگاه‌های دیگر خارج شدید. عضویت‌تان که تأیید شد، با ایمیل و همین رمز هم وارد می‌شوید.',
  },
  /** The page that a mailed link opens on another device, until the birth date is given. */
  limited: {
    heading: 'درخواست شما',
    asked: 'از شما خواسته‌ایم',
    rejected: 'درخواست‌تان رد شد',
    why: 'تاریخ تولدتان را بنویسید تا مطمئن شویم این ایمیل مال شماست؛ بعد همه چیز را می‌بینید.',
    submit: 'ادامه',
  },
  passwordEnded:
    'رمز عبوری که پیش از تأیید این ایمیل گذاشته شده بود دیگر کار نمی‌کند. اگر می‌خواهید، رمز جدیدی بگذارید.',
  /** Where and how an amount is paid to the club. */
  pay: {
    bank: 'بانک {{bank}}',
    reference: 'شمارهٔ درخواست شما',
    referenceHelp: 'این شماره را در توضیحات یا بابتِ واریز بنویسید تا پرداخت‌تان را زود پیدا کنیم.',
    cardNumber: 'شمارهٔ کارت',
    cardHolder: 'به نام',
    payWith: 'پرداخت با {{service}}',
    newTab: 'در تب جدید باز می‌شود',
    noDetails: 'اطلاعات پرداخت الان در دسترس نیست. به ما ایمیل بزنید:',
  },
  kept: {
    afterYear: 'این تصویر یک سال بعد از اعلام نتیجه حذف می‌شود.',
    after_one: 'این تصویر {{count, number}} روز بعد از اعلام نتیجه حذف می‌شود.',
    after_other: 'این تصویر {{count, number}} روز بعد از اعلام نتیجه حذف می‌شود.',
    passportAfter_one: 'تصویر مدرک شناسایی‌تان {{count, number}} روز بعد از اعلام نتیجه حذف می‌شود.',
    passportAfter_other:
      'تصویر مدرک شناسایی‌تان {{count, number}} روز بعد از اعلام نتیجه حذف می‌شود.',
    until: 'این تصویر {{day, date}} حذف می‌شود.',
    deleted: 'این تصویر {{day, date}} حذف شد.',
  },
  amounts: {
    base_amount: 'بستهٔ عضویت',
    juventus_card_cost: 'کارت باشگاه',
    shipping_cost: 'هزینهٔ ارسال',
    shipping_discount: 'تخفیف ارسال',
    membership_fee: 'حق عضویت',
    processing_fee: 'هزینهٔ رسیدگی',
    total_price: 'جمع کل',
    rial_amount: 'به ریال',
    rate: 'هر یورو {{rate, rial}}، نرخ {{day, date}}',
  },
  /** Ways of payment. */
  ways: {
    card_transfer: 'کارت‌به‌کارت',
    ...euroServiceNames,
    bank: 'حوالهٔ بانکی',
    cash: 'نقد',
    other: 'راه دیگر',
  },
  yes: 'دارد',
  no: 'ندارد',
};
