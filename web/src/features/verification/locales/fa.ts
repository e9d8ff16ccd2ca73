export const texts = {
  lead: 'اعتبار این کارت همین حالا از باشگاه استعلام شد.',
  state: {
    valid: 'عضویت معتبر است',
    later: 'عضویت هنوز شروع نشده است',
    ended: 'عضویت تمام شده است',
    withdrawn: 'عضویت لغو شده است',
  },
  unknown: 'این کارت را نمی‌شناسیم',
  card: '{{pack}}، فصل {{season, season}}',
  from: 'معتبر از {{day}}',
  until: 'معتبر تا {{day}}',
  ended: 'پایان اعتبار: {{day}}',
  checked: 'زمان بررسی: {{moment}}',
  again: 'بررسی دوباره',
};
