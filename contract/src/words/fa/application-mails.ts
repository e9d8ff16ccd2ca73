import type { ReviewItem } from '../../members/review-items.ts';
import { asksRest } from '../../money/account.ts';
import { formatMoney } from '../../money/format-money.ts';
import { formatDay } from '../../text/format.ts';
import { isolateLtr } from '../../text/isolate.ts';
import type { FileType } from '../../uploads/file-rules.ts';
import { canSendAnother } from '../../uploads/upload-problem.ts';
import {
  type Approval,
  type Ended,
  numberItem,
  type Received,
  type Refund,
  type Renewable,
  refundItems,
  restItems,
  type Settled,
} from '../mail-parts.ts';
import type { About } from '../mail-text.ts';
import { itemSentences } from './items.ts';

/** Names by which the panel lists the mails of this file. */
export const names = {
  application_received: 'دریافت درخواست',
  family_received: 'دریافت درخواست خانواده',
  application_approved: 'تأیید',
  application_rejected: 'رد',
  items_requested: 'درخواست اصلاح',
  rest_due: 'باقی مبلغ',
  document_removed: 'حذف مدرک',
  payment_received: 'دریافت پول',
  refund_sent: 'برگشت پول',
  account_settled: 'تسویهٔ حساب',
  card_posted: 'کارت باشگاه در راه است',
  membership_ended: 'پایان عضویت',
  renewal_reminder: 'یادآوری تمدید',
};

export const texts = {
  application_received: ({ member, answerTime }: About) => ({
    subject: `درخواست عضویت شما رسید: ${isolateLtr(member.request_number)}`,
    preview: `همه چیز به دست ما رسید؛ ظرف ${answerTime} خبرتان می‌کنیم.`,
    heading: 'درخواست شما رسید',
    paragraphs: [
      'خوشحالیم که می‌خواهید کنار ما باشید. درخواست و رسید پرداخت‌تان به دست ما رسیده است.',
      `حالا نوبت ماست: درخواست‌تان را بررسی می‌کنیم و ظرف ${answerTime} نتیجه را ایمیل می‌کنیم. فقط یک کار مانده است: با این لینک تأیید کنید که این ایمیل مال شماست.`,
    ],
    action: 'تأیید ایمیل و مشاهدهٔ درخواست',
  }),
  family_received: ({ answerTime }: About) => ({
    subject: 'درخواست عضویت خانواده‌تان رسید',
    preview: `همه چیز به دست ما رسید؛ ظرف ${answerTime} خبرتان می‌کنیم.`,
    heading: 'درخواست خانواده‌تان رسید',
    paragraphs: [
      'درخواست عضویت خانواده‌تان و رسید پرداخت به دست ما رسیده است.',
      `درخواست هر نفر را جدا بررسی می‌کنیم و ظرف ${answerTime} نتیجه را به همین نشانی ایمیل می‌کنیم.`,
    ],
    action: 'ورود به پروفایل من',
  }),
  application_approved: ({ member, data: { from, season = '' } }: About<Approval>) =>
    from
      ? {
          subject: `عضویت شما تأیید شد: ${isolateLtr(member.request_number)}`,
          preview: `این عضویت از ${formatDay(from, 'fa')} معتبر است.`,
          heading: `عضویت فصل ${isolateLtr(season)} شما تأیید شد`,
          paragraphs: [
            `درخواست‌تان را بررسی و تأیید کردیم. عضویت فصل ${isolateLtr(season)} از ${formatDay(from, 'fa')} معتبر است و تا آن روز عضویت فعلی‌تان سر جایش می‌ماند.`,
            'هر دو را در پروفایل‌تان می‌بینید. با ایمیل و رمز عبور وارد شوید؛ اگر رمز عبور ندارید، همان‌جا لینک ورود بگیرید.',
          ],
          action: 'ورود به پروفایل من',
        }
      : {
          subject: `عضویت شما تأیید شد: ${isolateLtr(member.request_number)}`,
          preview: 'به جمع ما خوش آمدید؛ کارت عضویت‌تان در پروفایل آماده است.',
          heading: 'به جمع ما خوش آمدید!',
          paragraphs: [
            'درخواست‌تان را بررسی و تأیید کردیم. از حالا رسماً عضو باشگاه هستید.',
            'کارت عضویت و جزئیات بسته‌تان در پروفایل شماست. با ایمیل و رمز عبور وارد شوید؛ اگر رمز عبور ندارید، همان‌جا لینک ورود بگیرید.',
          ],
          action: 'ورود به پروفایل من',
        },
  application_rejected: ({ member, data }: About<{ items: ReviewItem[] }>) => ({
    subject: `نتیجهٔ بررسی درخواست شما: ${isolateLtr(member.request_number)}`,
    preview: 'درخواست شما این بار تأیید نشد، اما می‌توانید اصلاحش کنید.',
    heading: 'درخواست شما این بار تأیید نشد',
    paragraphs: [
      'درخواست‌تان را با دقت بررسی کردیم، ولی به این شکل نتوانستیم تأییدش کنیم.',
      'می‌توانید اطلاعات یا مدارک را اصلاح کنید و درخواست را دوباره بفرستید؛ از نو بررسی‌اش می‌کنیم.',
    ],
    items: data.items.map((item) => itemSentences[item]),
    action: 'اصلاح و ارسال دوباره',
  }),
  items_requested: ({ member, data }: About<{ items: ReviewItem[] }>) => ({
    subject: `برای ادامهٔ بررسی به شما نیاز داریم: ${isolateLtr(member.request_number)}`,
    preview: 'فقط همین را بفرستید؛ بقیهٔ درخواست‌تان سر جایش است.',
    heading: 'برای ادامهٔ بررسی، این‌ها را لازم داریم',
    paragraphs: [
      'درخواست‌تان را بررسی کردیم؛ فقط این مانده است:',
      'بقیهٔ درخواست‌تان سر جایش است. بعد از ارسال، بررسی را ادامه می‌دهیم.',
    ],
    items: data.items.map((item) => itemSentences[item]),
    action: 'اصلاح و ارسال',
  }),
  rest_due: ({ member }: About) => ({
    subject: `باقی مبلغ عضویت: ${isolateLtr(member.request_number)}`,
    preview: 'بخشی از مبلغ عضویت‌تان هنوز پرداخت نشده است.',
    heading: 'بخشی از مبلغ مانده است',
    paragraphs: [
      'بخشی از مبلغ عضویت‌تان هنوز پرداخت نشده است؛ یا کمتر از مبلغ رسیده، یا سفارش‌تان یا روش پرداخت عوض شده است:',
      asksRest(member)
        ? 'در لینک زیر می‌بینید همین مانده را کجا بپردازید و رسیدش را همان‌جا می‌فرستید. اگر درست نیست، به ما بنویسید.'
        : 'در لینک زیر می‌بینید همین مانده را کجا بپردازید. اگر پرداخته‌اید یا درست نیست، به ما بنویسید.',
    ],
    items: restItems(
      member,
      {
        due: 'جمع کل',
        received: 'پرداخت شما',
        open: 'مانده',
        earlier: (season) => `ماندهٔ فصل ${isolateLtr(season)}`,
      },
      'fa',
    ),
    action: asksRest(member) ? 'ارسال رسید باقی مبلغ' : 'دیدن راه پرداخت',
  }),
  document_removed: ({ member, data }: About<{ file_type: FileType }>) => ({
    subject: `دربارهٔ مدارک شما: ${isolateLtr(member.request_number)}`,
    preview: canSendAnother(member.request_status)
      ? 'لطفاً تصویر جدیدی بفرستید.'
      : 'فعلاً لازم نیست کاری بکنید.',
    heading: 'یک مدرک را از درخواست شما حذف کردیم',
    paragraphs: [
      data.file_type === 'receipt'
        ? 'تصویر رسید پرداخت را از درخواست شما حذف کردیم.'
        : 'تصویر گذرنامه یا کارت شناسایی را از درخواست شما حذف کردیم.',
      canSendAnother(member.request_status)
        ? 'لطفاً درخواست‌تان را باز کنید و تصویر جدیدی بفرستید که کامل و خوانا باشد؛ بعد بررسی را ادامه می‌دهیم.'
        : 'فعلاً لازم نیست کاری بکنید. اگر تصویر دیگری لازم باشد، به شما می‌نویسیم.',
    ],
    action: 'باز کردن درخواست من',
  }),
  payment_received: ({ member, data: { day, ...money } }: About<Received>) => ({
    subject: `پول‌تان به ما رسید: ${isolateLtr(member.request_number)}`,
    preview: 'رسیدش در پروفایل شماست.',
    heading: 'پول‌تان به ما رسید',
    paragraphs: [
      `${formatMoney(money, 'fa')} که ${formatDay(day, 'fa')} پرداخته بودید به دست ما رسید. رسید باشگاه را در پروفایل‌تان، بخش پرداخت‌ها، می‌بینید.`,
    ],
    action: 'دیدن پرداخت‌ها',
  }),
  refund_sent: ({ member, data }: About<Refund>) => ({
    subject: `پول‌تان را برگرداندیم: ${isolateLtr(member.request_number)}`,
    preview: 'بسته به بانک، چند روز بعد به حساب‌تان می‌رسد.',
    heading: 'پول‌تان را برگرداندیم',
    paragraphs: [
      'این مبلغ را به شما برگرداندیم:',
      'بسته به بانک، ممکن است چند روز طول بکشد تا به حساب‌تان برسد. اگر نرسید، به ما بنویسید.',
    ],
    items: refundItems(data, { amount: 'مبلغ', day: 'روز', reference: 'شمارهٔ پیگیری' }, 'fa'),
    action: 'باز کردن درخواست من',
  }),
  account_settled: ({ data: { from, to, ...money } }: About<Settled>) => ({
    subject: 'حساب‌تان را تسویه کردیم',
    preview: 'لازم نیست کاری بکنید.',
    heading: 'حساب‌تان را تسویه کردیم',
    paragraphs: [
      `از پولی که برای فصل ${isolateLtr(from)} اضافه پرداخته بودید، ${formatMoney(money, 'fa')} را برای باقی مبلغ فصل ${isolateLtr(to)} حساب کردیم.`,
    ],
    action: 'دیدن حساب من',
  }),
  card_posted: ({ data }: About<{ tracking: string | null }>) => ({
    subject: 'کارت باشگاه‌تان در راه است',
    preview: 'کارت‌تان را پست کردیم.',
    heading: 'کارت باشگاه‌تان در راه است',
    paragraphs: [
      'کارت باشگاه‌تان را چاپ کردیم و به نشانی‌ای که در پروفایل‌تان هست پست کردیم.',
      'بسته به پست، رسیدنش چند هفته طول می‌کشد. در پروفایل‌تان می‌بینید کی پست شده؛ اگر نرسید، همان‌جا به ما خبر بدهید.',
    ],
    items: numberItem('شمارهٔ رهگیری پست', data.tracking),
    action: 'ورود به پروفایل من',
  }),
  membership_ended: ({ member, data }: About<Ended>) => ({
    subject: `عضویت شما پایان می‌یابد: ${isolateLtr(member.request_number)}`,
    preview: `آخرین روز عضویت‌تان ${formatDay(data.day, 'fa')} است.`,
    heading: 'عضویت شما پایان می‌یابد',
    paragraphs: [
      `آخرین روز عضویت‌تان در باشگاه ${formatDay(data.day, 'fa')} است.`,
      data.reason === 'left'
        ? 'این را به خواست خودتان ثبت کرده‌ایم. از همراهی‌تان ممنونیم و هر وقت بخواهید خوشحال می‌شویم برگردید.'
        : 'باشگاه تصمیم گرفته است که عضویت شما را پایان دهد. اگر پرسشی دارید، به همین ایمیل پاسخ دهید.',
    ],
    action: 'ورود به پروفایل من',
  }),
  renewal_reminder: ({ data: { step, season, ends: lastDay } }: About<Renewable>) => {
    const ends = lastDay && formatDay(lastDay, 'fa');
    const notes = ['اگر تمدید نکنید، پروفایل‌تان می‌ماند و هر وقت خواستید می‌توانید برگردید.'];
    if (step === 'opened') {
      return {
        subject: `عضویت‌تان را برای فصل ${isolateLtr(season)} تمدید کنید`,
        preview: 'اطلاعات‌تان را داریم؛ چند دقیقه بیشتر طول نمی‌کشد.',
        heading: `فصل ${isolateLtr(season)} شروع شد`,
        paragraphs: [
          ends === null
            ? 'از امروز می‌توانید عضویت‌تان را برای فصل جدید تمدید کنید.'
            : `عضویت فعلی‌تان تا ${ends} اعتبار دارد و از امروز می‌توانید آن را برای فصل جدید تمدید کنید.`,
          'اطلاعات‌تان را یک بار داده‌اید: نگاهی به آن بیندازید، بسته را انتخاب کنید و رسید را بفرستید.',
        ],
        action: 'تمدید عضویت',
        notes,
      };
    }
    return {
      subject: `عضویت‌تان ${ends} تمام می‌شود`,
      preview: `هنوز برای فصل ${isolateLtr(season)} تمدید نکرده‌اید.`,
      heading: 'عضویت‌تان رو به پایان است',
      paragraphs: [
        `آخرین روز عضویت‌تان ${ends} است و هنوز برای فصل ${isolateLtr(season)} تمدید نکرده‌اید.`,
        'اطلاعات‌تان را داریم: بسته را انتخاب کنید، پرداخت کنید و رسید را بفرستید.',
      ],
      action: 'تمدید عضویت',
      notes,
    };
  },
};
