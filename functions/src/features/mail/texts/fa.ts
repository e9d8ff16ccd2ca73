import { brand } from '@fanclub/contract/brand/brand';
import { reviewWorkingDays } from '@fanclub/contract/members/states';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { applicationDays, resetMinutes, signInMinutes } from './link-lifetimes.ts';
import type { MailTexts } from './mail-texts.ts';

const n = toPersianDigits;
const reviewDays = `${n(reviewWorkingDays.from)} تا ${n(reviewWorkingDays.to)} روز کاری`;

const applicationLinkNote = `این پیوند تا ${n(applicationDays)} روز کار می‌کند و فقط یک بار. اگر از کار افتاده بود، در صفحهٔ ورود نشانی ایمیل‌تان را بنویسید تا پیوند تازه‌ای بفرستیم.`;

export const fa: MailTexts = {
  greeting: (firstName) => `${isolateLtr(firstName)} عزیز، سلام!`,
  greetingStaff: 'همکار عزیز، سلام!',
  signOff: `با مهر، ${brand.name.fa}`,
  requestNumber: 'شمارهٔ درخواست',
  status: { received: 'در دست بررسی', approved: 'تأیید شد', rejected: 'نیاز به اصلاح' },
  reason: 'توضیح همکاران ما',
  linkHint: 'اگر دکمه باز نشد، این نشانی را در مرورگر خود بگذارید:',
  notMe: { question: 'این درخواست را شما نفرستاده‌اید؟', action: 'به ما خبر بدهید' },
  automatic: 'این ایمیل را سامانهٔ ما فرستاده است؛ لطفاً به آن پاسخ ندهید.',
  contact: (email) => `پرسشی دارید؟ برای ما بنویسید: ${isolateLtr(email)}`,
  mails: {
    application_received: ({ requestNumber }) => ({
      subject: `درخواست عضویت شما رسید: ${isolateLtr(requestNumber)}`,
      preview: `همه‌چیز به دست ما رسید؛ ظرف ${reviewDays} خبرتان می‌کنیم.`,
      heading: 'درخواست شما رسید',
      paragraphs: [
        'خوشحالیم که می‌خواهید کنار ما باشید. درخواست و رسید پرداخت شما به دست ما رسیده است.',
        `حالا نوبت ماست: درخواست را بررسی می‌کنیم و ظرف ${reviewDays} نتیجه را با ایمیل به شما خبر می‌دهیم. تا آن وقت لازم نیست کاری انجام دهید.`,
      ],
      action: 'دیدن درخواست من',
      notes: [applicationLinkNote],
    }),
    application_approved: ({ requestNumber }) => ({
      subject: `عضویت شما تأیید شد: ${isolateLtr(requestNumber)}`,
      preview: 'به جمع ما خوش آمدید؛ کارت عضویت‌تان آماده است.',
      heading: 'به جمع ما خوش آمدید!',
      paragraphs: [
        'درخواست شما را بررسی و تأیید کردیم. از حالا رسماً عضو باشگاه هستید.',
        'کارت عضویت و جزئیات بسته‌تان در صفحهٔ شماست. برای ورود، ایمیل و رمز عبورتان را بنویسید؛ اگر رمزی ندارید، همان‌جا پیوند ورود بخواهید تا برایتان بفرستیم.',
      ],
      action: 'ورود به صفحهٔ من',
      notes: [],
    }),
    application_rejected: ({ requestNumber }) => ({
      subject: `نتیجهٔ بررسی درخواست شما: ${isolateLtr(requestNumber)}`,
      preview: 'درخواست شما این بار تأیید نشد، اما می‌توانید آن را اصلاح کنید.',
      heading: 'درخواست شما این بار تأیید نشد',
      paragraphs: [
        'درخواست شما را با دقت بررسی کردیم، ولی به شکلی که هست نتوانستیم تأییدش کنیم.',
        'راه بسته نیست: اطلاعات یا مدارک را اصلاح کنید و درخواست را دوباره بفرستید. آن را از نو بررسی می‌کنیم.',
      ],
      action: 'اصلاح و ارسال دوباره',
      notes: [applicationLinkNote],
    }),
    document_removed: ({ requestNumber, fileType, canUpload }) => ({
      subject: `دربارهٔ مدارک شما: ${isolateLtr(requestNumber)}`,
      preview: canUpload ? 'لطفاً تصویر تازه‌ای بفرستید.' : 'فعلاً لازم نیست کاری انجام دهید.',
      heading: 'یک مدرک را از درخواست شما حذف کردیم',
      paragraphs: [
        fileType === 'receipt'
          ? 'تصویر رسید پرداخت را از درخواست شما حذف کردیم.'
          : 'تصویر گذرنامه یا کارت شناسایی را از درخواست شما حذف کردیم.',
        canUpload
          ? 'لطفاً درخواست‌تان را باز کنید و تصویر تازه‌ای بفرستید که کامل و خوانا باشد؛ بعد بررسی را ادامه می‌دهیم.'
          : 'فعلاً لازم نیست کاری انجام دهید. اگر به تصویر دیگری نیاز داشته باشیم، برایتان می‌نویسیم.',
      ],
      action: 'باز کردن درخواست من',
      notes: [applicationLinkNote],
    }),
    new_application: ({ requestNumber }) => ({
      subject: `درخواست عضویت تازه: ${isolateLtr(requestNumber)}`,
      preview: 'یک درخواست منتظر بررسی است.',
      heading: 'درخواست عضویت تازه',
      paragraphs: [
        'درخواست تازه‌ای رسیده و منتظر بررسی است. جزئیات و مدارک آن در پنل مدیریت است و در ایمیل نوشته نمی‌شود.',
      ],
      action: 'باز کردن پنل مدیریت',
      notes: ['این ایمیل برای شما می‌آید، چون نشانی‌تان در تنظیمات باشگاه برای همین نوشته شده است.'],
    }),
    password_changed: () => ({
      subject: 'رمز عبور شما عوض شد',
      preview: 'اگر کار خودتان بوده، لازم نیست کاری انجام دهید.',
      heading: 'رمز عبور شما عوض شد',
      paragraphs: [
        'رمز عبور حساب شما عوض شد و ورودهای قبلی، روی هر دستگاهی، پایان یافت.',
        'اگر خودتان آن را عوض کرده‌اید، لازم نیست کاری انجام دهید. اگر نه، همین حالا رمز تازه‌ای بگذارید و برای ما بنویسید.',
      ],
      action: 'گذاشتن رمز تازه',
      notes: ['ما هیچ‌وقت رمز عبور را در ایمیل نمی‌نویسیم.'],
    }),
    sign_in_link: () => ({
      subject: 'پیوند ورود شما',
      preview: `این پیوند تا ${n(signInMinutes)} دقیقه کار می‌کند.`,
      heading: 'ورود به حساب شما',
      paragraphs: ['برای ورود، روی این دکمه بزنید. دیگر به رمز عبور نیازی نیست.'],
      action: 'ورود',
      notes: [
        `این پیوند تا ${n(signInMinutes)} دقیقه کار می‌کند و فقط یک بار.`,
        'اگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید؛ کسی بدون این پیوند وارد نمی‌شود.',
      ],
    }),
    application_link: () => ({
      subject: 'پیوند درخواست عضویت شما',
      preview: 'با این پیوند درخواست خود را می‌بینید.',
      heading: 'درخواست عضویت شما',
      paragraphs: [
        'با این دکمه درخواست‌تان را می‌بینید و پیگیری می‌کنید. تا وقتی درخواست تأیید نشده، راه ورود همین پیوند است؛ پس از تأیید، ورود با ایمیل و رمز عبور هم باز می‌شود.',
      ],
      action: 'دیدن درخواست من',
      notes: [
        applicationLinkNote,
        'اگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید؛ کسی بدون این پیوند وارد نمی‌شود.',
      ],
    }),
    reset_link: () => ({
      subject: 'گذاشتن رمز عبور تازه',
      preview: `این پیوند تا ${n(resetMinutes)} دقیقه کار می‌کند.`,
      heading: 'رمز عبور تازه',
      paragraphs: ['برای گذاشتن رمز عبور تازه، روی این دکمه بزنید.'],
      action: 'گذاشتن رمز تازه',
      notes: [
        `این پیوند تا ${n(resetMinutes)} دقیقه کار می‌کند و فقط یک بار.`,
        'اگر شما آن را نخواسته‌اید، این ایمیل را نادیده بگیرید؛ رمز شما همان که بود می‌ماند.',
      ],
    }),
  },
};
