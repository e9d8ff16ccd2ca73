import { answerTime, defaultAnswerDays } from '@fanclub/contract/members/answer-time';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';

/** What the screens say, from the catalogues themselves. */
export interface Texts {
  common: typeof import('../../web/src/i18n/locales/common/fa.ts').texts;
  registration: typeof import('../../web/src/features/registration/locales/fa.ts').texts;
  renewal: typeof import('../../web/src/features/registration/locales/renewal/fa.ts').texts;
  family: typeof import('../../web/src/features/registration/locales/family/fa.ts').texts;
  auth: typeof import('../../web/src/features/auth/locales/fa.ts').texts;
  profile: typeof import('../../web/src/features/profile/locales/fa.ts').texts;
  admin: typeof import('../../web/src/features/admin/locales/fa.ts').texts;
  codes: typeof import('../../web/src/features/admin/locales/codes/fa.ts').texts;
  review: typeof import('../../web/src/features/admin/locales/review/fa.ts').texts;
  history: typeof import('../../web/src/features/admin/locales/history/fa.ts').texts;
  messages: typeof import('../../web/src/features/admin/locales/messages/fa.ts').texts;
  reference: typeof import('../../web/src/features/admin/locales/reference/fa.ts').texts;
  people: typeof import('../../web/src/features/admin/locales/people/fa.ts').texts;
  settings: typeof import('../../web/src/features/admin/locales/settings/fa.ts').texts;
  statements: typeof import('../../web/src/features/admin/locales/statements/fa.ts').texts;
  cards: typeof import('../../web/src/features/admin/locales/cards/fa.ts').texts;
  money: typeof import('../../web/src/features/admin/locales/money/fa.ts').texts;
  member: typeof import('../../web/src/member/locales/fa.ts').texts;
  consent: typeof import('../../web/src/features/consent/locales/fa.ts').texts;
  card: typeof import('../../web/src/features/card/locales/fa.ts').texts;
  landing: typeof import('../../web/src/features/landing/locales/fa.ts').texts;
}

const folders: Record<keyof Texts, string> = {
  common: 'i18n/locales/common',
  registration: 'features/registration/locales',
  renewal: 'features/registration/locales/renewal',
  family: 'features/registration/locales/family',
  auth: 'features/auth/locales',
  profile: 'features/profile/locales',
  admin: 'features/admin/locales',
  codes: 'features/admin/locales/codes',
  review: 'features/admin/locales/review',
  history: 'features/admin/locales/history',
  messages: 'features/admin/locales/messages',
  reference: 'features/admin/locales/reference',
  people: 'features/admin/locales/people',
  settings: 'features/admin/locales/settings',
  statements: 'features/admin/locales/statements',
  cards: 'features/admin/locales/cards',
  money: 'features/admin/locales/money',
  member: 'member/locales',
  consent: 'features/consent/locales',
  card: 'features/card/locales',
  landing: 'features/landing/locales',
};

async function textsIn(language: LanguageCode): Promise<Texts> {
  const namespaces = Object.entries(folders).map(async ([namespace, folder]) => {
    const { texts } = await import(`../../web/src/${folder}/${language}.ts`);
    // As the product says it while no club has set another time.
    const promised = answerTime(defaultAnswerDays, language);
    const said = JSON.stringify(texts).replaceAll('{{answerDays, workingDays}}', promised);
    return [namespace, JSON.parse(said)];
  });
  return Object.fromEntries(await Promise.all(namespaces));
}

const byLanguage = languageCodes.map(async (code) => [code, await textsIn(code)]);

export const texts: Record<LanguageCode, Texts> = Object.fromEntries(await Promise.all(byLanguage));
