import type { LanguageCode } from '../text/languages.ts';
import type { PackType } from './packages.ts';

/** What packages are called, on pages and in mails. */
export const packNames: Record<LanguageCode, Record<PackType, string>> = {
  fa: {
    international: 'بین‌المللی',
    base: 'پایه',
    under_14: 'زیر ۱۴ سال',
    under_5: 'زیر ۵ سال',
  },
  en: {
    international: 'International',
    base: 'Base',
    under_14: 'Under 14',
    under_5: 'Under 5',
  },
  it: {
    international: 'Internazionale',
    base: 'Base',
    under_14: 'Under 14',
    under_5: 'Under 5',
  },
};
