/** In the order people ask; each has `question` and `answer` in the `faq` texts. */
export const questions = [
  'join',
  'packages',
  'clubCard',
  'documents',
  'rial',
  'euro',
  'promo',
  'review',
  'login',
  'deadline',
  'changes',
  'privacy',
] as const;
