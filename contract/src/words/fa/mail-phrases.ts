import { club } from '../../club/club.ts';
import { linkDays, linkMinutes } from '../../links/link-kinds.ts';
import { toPersianDigits } from '../../text/digits.ts';
import { isolateLtr } from '../../text/isolate.ts';
import type { MailPhrases } from '../mail-text.ts';

export const phrases: MailPhrases = {
  greeting: (firstName) => `سلام ${isolateLtr(firstName)}،`,
  greetingStaff: 'سلام همکار عزیز،',
  greetingVisitor: 'سلام،',
  signOff: `با مهر، ${club.name.fa}`,
  requestNumber: 'شمارهٔ درخواست',
  status: { received: 'در حال بررسی', approved: 'تأیید شد', rejected: 'رد شد' },
  facts: {
    person: 'به نام',
    package: 'بسته',
    amount: 'مبلغ',
    until: 'معتبر تا',
    open: 'مانده',
    answeredBy: 'مهلت پاسخ ما',
  },
  earlierOpen: ({ season, amount, number }) =>
    `از عضویت فصل ${season} هنوز ${amount} مانده است. اگر آن را پرداخته‌اید، کار دیگری لازم نیست؛ وگرنه موقع پرداخت، شمارهٔ ${number} را در توضیحات بنویسید.`,
  withCard: (pack) => `${pack}، همراه کارت باشگاه`,
  reason: 'دلیل رد درخواست',
  words: 'یادداشت بررسی‌کننده',
  proof: {
    label: 'کد QR کارت عضویت',
    help: 'هر کس این کد را اسکن کند یا لینکش را باز کند، می‌بیند که عضویت معتبر است یا نه؛ نام کوچک، حرف اول نام خانوادگی و بسته را هم می‌بیند، نه چیز دیگری.',
    see: 'ببینید چه نشان می‌دهد',
  },
  receipt: 'دیدن و چاپ رسید باشگاه',
  linkHint: 'اگر دکمه کار نکرد، این لینک را در مرورگر باز کنید:',
  linkLife: {
    sign_in: `این لینک ${toPersianDigits(linkMinutes.sign_in)} دقیقه اعتبار دارد و فقط یک بار کار می‌کند.`,
    reset: `این لینک ${toPersianDigits(linkMinutes.reset)} دقیقه اعتبار دارد و فقط یک بار کار می‌کند.`,
    application: `این لینک ${toPersianDigits(linkDays.application)} روز اعتبار دارد و فقط یک بار کار می‌کند. اگر دیگر باز نشد، در صفحهٔ ورود ایمیل‌تان را بنویسید تا لینک جدید بفرستیم.`,
    change_email: `این لینک ${toPersianDigits(linkDays.change_email * 24)} ساعت اعتبار دارد و فقط یک بار کار می‌کند.`,
    undo_email: `این لینک ${toPersianDigits(linkDays.undo_email)} روز اعتبار دارد و فقط یک بار کار می‌کند.`,
    own_account: `این لینک ${toPersianDigits(linkDays.own_account)} روز اعتبار دارد و فقط یک بار کار می‌کند.`,
  },
  notMe: { question: 'این درخواست را شما نفرستاده‌اید؟', label: 'به ما خبر بدهید' },
  automatic: 'لطفاً به این ایمیل پاسخ ندهید.',
  contact: 'پرسشی دارید؟ به ما بنویسید:',
  news: {
    action: 'بیشتر بدانید',
    why: 'این خبر به شما می‌رسد چون در باشگاه عضو هستید یا درخواست عضویت داده‌اید.',
    leave: { question: 'خبرهای باشگاه را با ایمیل نمی‌خواهید؟', label: 'دیگر نفرستید' },
  },
  leaveRenewals: { question: 'یادآوری تمدید نمی‌خواهید؟', label: 'دیگر نفرستید' },
  leaveList: { question: 'شما این خبر را نخواسته بودید؟', label: 'همین حالا حذف شوید' },
};
