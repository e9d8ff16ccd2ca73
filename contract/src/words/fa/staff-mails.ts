import { exportTtlMs } from '../../exports/routes.ts';
import { dayMs } from '../../retention/kept-until.ts';
import { pendingSettingsDays } from '../../settings/pending-days.ts';
import { toPersianDigits } from '../../text/digits.ts';
import { isolateLtr } from '../../text/isolate.ts';
import { type StaffChange, staffSentence } from '../mail-parts.ts';
import type { About, AboutClub } from '../mail-text.ts';
import { roles } from './names.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  new_application: 'درخواست جدید، برای همکاران',
  google_refused: 'حساب گوگل ناشناس، برای مدیران',
  staff_changed: 'تغییر در مدیران، به مالکان',
  payment_change: 'تغییر اطلاعات پرداخت، به مالکان و مسئولان مالی',
  export_ready: 'آماده شدن فایل فهرست',
};

export const texts = {
  new_application: ({ member }: About) => ({
    subject: `درخواست عضویت جدید: ${isolateLtr(member.request_number)}`,
    preview: 'یک درخواست منتظر بررسی است.',
    heading: 'درخواست عضویت جدید',
    paragraphs: [
      'درخواست جدیدی رسیده و منتظر بررسی است. جزئیات و مدارکش در پنل مدیریت است؛ در ایمیل چیزی از آن نمی‌نویسیم.',
    ],
    action: 'باز کردن پنل مدیریت',
    notes: ['این ایمیل به شما می‌رسد چون نشانی‌تان در تنظیمات باشگاه ثبت شده است.'],
  }),
  google_refused: ({ data }: AboutClub<{ about: string }>) => ({
    subject: `هشدار امنیتی: ورود با حساب گوگل ناشناس رد شد`,
    preview: 'کسی می‌خواست با حساب گوگل دیگری وارد شود.',
    heading: 'ورود با حساب گوگل ناشناس رد شد',
    paragraphs: [
      `کسی می‌خواست به‌جای ${isolateLtr(data.about)} وارد شود، با حساب گوگلی غیر از آن که بار اول استفاده شده بود. اجازه ندادیم و چیزی باز نشد.`,
      'اگر خودتان حساب گوگل جدیدی گرفته‌اید، به مسئول فنی باشگاه بگویید تا آن را اضافه کند. اگر نه، از همهٔ دستگاه‌ها خارج شوید و امنیت حساب گوگل‌تان را بررسی کنید.',
    ],
    action: 'باز کردن پنل مدیریت',
    notes: ['این ایمیل به همهٔ مدیران باشگاه می‌رسد؛ برای هر نفر حداکثر روزی یک بار.'],
  }),
  staff_changed: ({ data }: AboutClub<StaffChange>) => ({
    subject: 'تغییری در مدیران پنل',
    preview: 'نقش یکی از مدیران پنل تغییر کرد.',
    heading: 'تغییری در مدیران پنل',
    paragraphs: [
      staffSentence(data, {
        added: (role) => `دسترسی ${isolateLtr(data.about)} به پنل باز شد، با نقش «${roles[role]}».`,
        changed: (before, role) =>
          `نقش ${isolateLtr(data.about)} از «${roles[before]}» به «${roles[role]}» تغییر کرد.`,
        removed: (before) =>
          `دسترسی ${isolateLtr(data.about)} به پنل بسته شد. نقشش «${roles[before]}» بود.`,
      }),
      `این کار را ${isolateLtr(data.by)} انجام داد. اگر از آن خبر ندارید، همین حالا بخش «مدیران» پنل را ببینید.`,
    ],
    action: 'دیدن مدیران',
    notes: ['این ایمیل به همهٔ مالکان پنل می‌رسد.'],
  }),
  payment_change: ({
    data,
  }: AboutClub<{ state: 'asked' | 'live'; asked_by: string; confirmed_by: string | null }>) => {
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
  export_ready: ({ data }: AboutClub<{ rows: number }>) => ({
    subject: 'فایل فهرست آماده است',
    preview: 'فهرستی که خواسته بودید آماده شد.',
    heading: 'فایل فهرست آماده است',
    paragraphs: [
      `فهرستی که خواسته بودید، با ${data.rows.toLocaleString('fa-IR')} ردیف، آماده شد. آن را از پنل مدیریت دریافت کنید.`,
    ],
    action: 'دریافت فایل',
    notes: [
      `فایل را فقط شما می‌توانید دریافت کنید و ${toPersianDigits(exportTtlMs / dayMs)} روز بعد از درخواست حذف می‌شود.`,
    ],
  }),
};
