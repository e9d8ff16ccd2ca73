export const texts = {
  lead: 'این صفحه بدون اینترنت هم باز می‌شود. روی صفحهٔ اصلی گوشی بگذارید یا چاپش کنید.',
  code: 'کد QR کارت {{name}}',
  season: 'فصل {{season, season}}',
  valid: 'معتبر',
  from: 'معتبر از {{day}}',
  until: 'معتبر تا {{day}}',
  ended: 'عضویت تمام شده است: {{day}}',
  asOf: 'آخرین به‌روزرسانی: {{moment}}',
  old: 'آفلاین هستید؛ وضعیت کارت تا این زمان: {{moment}}',
  none: { title: 'هنوز کارتی ندارید', text: 'به‌محض تأیید عضویت، کارت‌تان همین‌جاست.' },
  install: 'نصب روی گوشی',
  installByHand:
    'برای نصب، دکمهٔ اشتراک‌گذاری مرورگر را بزنید و «Add to Home Screen» را انتخاب کنید.',
  print: 'چاپ کارت',
  wallet: { apple: 'افزودن به Apple Wallet', google: 'افزودن به Google Wallet' },
};
