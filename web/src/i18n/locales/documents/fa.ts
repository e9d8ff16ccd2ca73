export const texts = {
  viewer: {
    tools: 'ابزارهای تصویر',
    zoomIn: 'بزرگ‌تر',
    zoomOut: 'کوچک‌تر',
    turnLeft: 'چرخش به چپ',
    turnRight: 'چرخش به راست',
    reset: 'اندازهٔ صفحه',
  },
  thumbnail: {
    open: 'نمایش بزرگ: {{title}}',
    failed: 'تصویر باز نشد.',
  },
};
