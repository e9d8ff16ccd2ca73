import { pendingSettingsDays } from '../../settings/second-person.ts';
import type { GuardedPart } from '../../settings/settings.ts';
import { toPersianDigits } from '../../text/digits.ts';
import { isolateLtr } from '../../text/isolate.ts';
import {
  type LooksOfAdmin,
  namesOfGuarded,
  type StaffChange,
  staffSentence,
} from '../mail-parts.ts';
import type { About, AboutClub } from '../mail-text.ts';
import { roles } from './names.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  new_application: 'درخواست جدید، برای همکاران',
  google_refused: 'حساب گوگل ناشناس، برای مدیران',
  staff_changed: 'تغییر در مدیران، به مالکان',
  payment_change: 'تغییری که تأیید نفر دوم می‌خواهد، به کسانی که می‌توانند تأییدش کنند',
  looks_of_week: 'مشاهده‌های هفته، به مالکان',
};

/** Names of the parts whose changes a second person has to confirm. */
const guardedNames: Record<GuardedPart, string> = {
  payment: 'محل پرداخت اعضا',
  rate: 'نرخ یورو',
  waiving: 'سقف بخشیدن و تخفیف',
  how_to_pay: 'متن‌های مربوط به پرداخت',
  mails: 'متن ایمیل‌ها',
  owners: 'مالک جدید',
  phrases: 'رمزهای مدیریت',
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
          `دسترسی ${isolateLtr(data.about)} به پنل بسته شد. نقشش «${roles[before]}» بود. رمزهای مدیریت را می‌دانست؛ آن‌ها را در بخش «مدیران» عوض کنید.`,
      }),
      `این کار را ${isolateLtr(data.by)} انجام داد. اگر از آن خبر ندارید، همین حالا بخش «مدیران» پنل را ببینید.`,
    ],
    action: 'دیدن مدیران',
    notes: ['این ایمیل به همهٔ مالکان پنل می‌رسد.'],
  }),
  payment_change: ({
    data,
  }: AboutClub<{
    state: 'asked' | 'live';
    parts: readonly GuardedPart[];
    asked_by: string;
    confirmed_by: string | null;
  }>) => {
    const isLive = data.state === 'live';
    const what = namesOfGuarded(data, guardedNames, 'fa');
    const subject = `${isLive ? 'تغییر کرد' : 'تغییری منتظر تأیید است'}: ${what}`;
    return {
      subject,
      preview: isLive ? 'تغییری برقرار شد.' : 'تغییری منتظر تأیید نفر دوم است.',
      heading: subject,
      paragraphs: [
        isLive
          ? `این تغییر کرد: ${what}. درخواست از ${isolateLtr(data.asked_by)} بود${data.confirmed_by ? ` و ${isolateLtr(data.confirmed_by)} تأییدش کرد` : ''}.`
          : `درخواست ${isolateLtr(data.asked_by)} برای این تغییر رسیده است: ${what}. تا نفر دومی آن را تأیید نکند، چیزی عوض نمی‌شود؛ بعد از ${toPersianDigits(pendingSettingsDays)} روز هم خودش حذف می‌شود.`,
        'اگر از آن خبر ندارید، همین حالا تنظیمات پنل را ببینید.',
      ],
      action: 'دیدن تنظیمات',
      notes: ['این ایمیل به کسانی می‌رسد که می‌توانند چنین تغییری را تأیید کنند.'],
    };
  },
  looks_of_week: ({ data }: AboutClub<{ week: string; looks: LooksOfAdmin[] }>) => ({
    subject: 'مشاهده‌های هفته در پنل',
    preview: 'چه کسی اطلاعات چند نفر را دیده است.',
    heading: 'چه کسی چند نفر را دیده است',
    paragraphs: [
      `در هفته‌ای که از ${isolateLtr(data.week)} شروع شد:`,
      ...data.looks.map(
        ({ admin, people, opened }) =>
          `مدیر ${isolateLtr(admin)}: ${people.toLocaleString('fa-IR')} نفر در فهرست‌ها، ${opened.toLocaleString('fa-IR')} بار باز کردن درخواست یا مدرک`,
      ),
      'اگر چیزی عجیب است، تاریخچهٔ پنل را ببینید و از همان مدیر بپرسید.',
    ],
    action: 'دیدن تاریخچه',
    notes: ['این ایمیل هفته‌ای یک بار به همهٔ مالکان پنل می‌رسد، اگر کسی چیزی دیده باشد.'],
  }),
};
