/** The texts by namespace, typed from Persian, which is written first. A new one is one line here. */
interface Catalogue {
  common: typeof import('#i18n/locales/common/fa.ts').texts;
  errors: typeof import('#i18n/locales/errors/fa.ts').texts;
  member: typeof import('#member/locales/fa.ts').texts;
  faq: typeof import('#features/faq/locales/fa.ts').texts;
  landing: typeof import('#features/landing/locales/fa.ts').texts;
  auth: typeof import('#features/auth/locales/fa.ts').texts;
  registration: typeof import('#features/registration/locales/fa.ts').texts;
  renewal: typeof import('#features/registration/locales/renewal/fa.ts').texts;
  family: typeof import('#features/registration/locales/family/fa.ts').texts;
  profile: typeof import('#features/profile/locales/fa.ts').texts;
  admin: typeof import('#features/admin/locales/fa.ts').texts;
  review: typeof import('#features/admin/locales/review/fa.ts').texts;
  history: typeof import('#features/admin/locales/history/fa.ts').texts;
  reference: typeof import('#features/admin/locales/reference/fa.ts').texts;
  codes: typeof import('#features/admin/locales/codes/fa.ts').texts;
  settings: typeof import('#features/admin/locales/settings/fa.ts').texts;
  figures: typeof import('#features/admin/locales/figures/fa.ts').texts;
  messages: typeof import('#features/admin/locales/messages/fa.ts').texts;
  cards: typeof import('#features/admin/locales/cards/fa.ts').texts;
  money: typeof import('#features/admin/locales/money/fa.ts').texts;
  statements: typeof import('#features/admin/locales/statements/fa.ts').texts;
  people: typeof import('#features/admin/locales/people/fa.ts').texts;
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
