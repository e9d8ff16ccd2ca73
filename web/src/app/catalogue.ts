/**
 * The type of the texts in each namespace, taken from the Persian texts, which are written first. A new
 * namespace needs one line here.
 */
interface Catalogue {
  common: typeof import('#i18n/locales/common/fa.ts').texts;
  errors: typeof import('#i18n/locales/errors/fa.ts').texts;
  member: typeof import('#member/locales/fa.ts').texts;
  faq: typeof import('#features/faq/locales/fa.ts').texts;
  landing: typeof import('#features/landing/locales/fa.ts').texts;
  auth: typeof import('#features/auth/locales/fa.ts').texts;
  registration: typeof import('#features/registration/locales/fa.ts').texts;
  renewal: typeof import('#features/registration/renewal/locales/fa.ts').texts;
  family: typeof import('#features/registration/family/locales/fa.ts').texts;
  profile: typeof import('#features/profile/locales/fa.ts').texts;
  admin: typeof import('#admin-kit/locales/admin/fa.ts').texts;
  'bring-file': typeof import('#admin-kit/locales/bring-file/fa.ts').texts;
  review: typeof import('#features/admin/review/locales/fa.ts').texts;
  history: typeof import('#features/admin/history/locales/fa.ts').texts;
  promo: typeof import('#features/admin/promo/locales/fa.ts').texts;
  settings: typeof import('#features/admin/settings/locales/fa.ts').texts;
  figures: typeof import('#features/admin/figures/locales/fa.ts').texts;
  news: typeof import('#features/admin/news/locales/fa.ts').texts;
  cards: typeof import('#features/admin/cards/locales/fa.ts').texts;
  money: typeof import('#features/admin/money/locales/fa.ts').texts;
  statements: typeof import('#features/admin/statements/locales/fa.ts').texts;
  staff: typeof import('#features/admin/staff/locales/fa.ts').texts;
  documents: typeof import('#i18n/locales/documents/fa.ts').texts;
  card: typeof import('#features/card/locales/fa.ts').texts;
  verification: typeof import('#features/verification/locales/fa.ts').texts;
  consent: typeof import('#features/consent/locales/fa.ts').texts;
  legal: typeof import('#features/legal/locales/fa.ts').texts;
}

export type Namespace = keyof Catalogue;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Catalogue;
  }
}
