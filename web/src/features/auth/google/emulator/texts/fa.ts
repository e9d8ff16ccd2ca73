import type { ChooserTexts } from '../texts.ts';

export const texts: ChooserTexts = {
  title: 'یک حساب گوگل انتخاب کنید',
  lead: 'این پنجره فقط در اجرای محلی هست و جای پنجرهٔ گوگل را می‌گیرد.',
  empty: 'هنوز حسابی نیست؛ یکی بسازید.',
  add: 'افزودن حساب',
  addLabel: 'ایمیل حساب جدید',
  cancel: 'انصراف',
};
