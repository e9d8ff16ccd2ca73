export const texts = {
  title: 'مزایای عضویت',
  names: {
    membership: 'عضویت رسمی یک فصل',
    clubCard: 'کارت باشگاه، اگر بخواهید',
    gift: 'هدیه',
    gadget: 'هدیهٔ خوش‌آمد',
    eCard: 'کارت الکترونیکی',
    discount: '۱۰ درصد تخفیف فروشگاه با کارت',
    events: 'رویدادهای باشگاه',
    tickets: 'اولویت بلیت',
  },
};
