export const texts = {
  lead: 'هر بار که این صفحه باز شود، از باشگاه می‌پرسیم که این کارت هنوز معتبر است یا نه.',
  state: {
    valid: 'عضویت معتبر است',
    ended: 'عضویت تمام شده است',
    withdrawn: 'عضویت پس گرفته شده است',
  },
  unknown: 'این کارت را نمی‌شناسیم',
  card: '{{pack}}، فصل {{season, season}}',
  until: 'معتبر تا {{day}}',
  ended: 'پایان اعتبار: {{day}}',
  checked: 'زمان بررسی: {{moment}}',
  again: 'بررسی دوباره',
};
