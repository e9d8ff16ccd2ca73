import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { toPersianDigits } from '@fanclub/contract/text/digits';
import { isolateLtr } from '@fanclub/contract/text/isolate';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';

/** The texts of the screens, read from the files of the web app. */
export interface Texts {
  common: typeof import('../../web/src/i18n/locales/common/fa.ts').texts;
  errors: typeof import('../../web/src/i18n/locales/errors/fa.ts').texts;
  registration: typeof import('../../web/src/features/registration/locales/fa.ts').texts;
  renewal: typeof import('../../web/src/features/registration/renewal/locales/fa.ts').texts;
  family: typeof import('../../web/src/features/registration/family/locales/fa.ts').texts;
  auth: typeof import('../../web/src/features/auth/locales/fa.ts').texts;
  profile: typeof import('../../web/src/features/profile/locales/fa.ts').texts;
  admin: typeof import('../../web/src/admin-kit/locales/admin/fa.ts').texts;
  promo: typeof import('../../web/src/features/admin/promo/locales/fa.ts').texts;
  review: typeof import('../../web/src/features/admin/review/locales/fa.ts').texts;
  history: typeof import('../../web/src/features/admin/history/locales/fa.ts').texts;
  figures: typeof import('../../web/src/features/admin/figures/locales/fa.ts').texts;
  news: typeof import('../../web/src/features/admin/news/locales/fa.ts').texts;
  staff: typeof import('../../web/src/features/admin/staff/locales/fa.ts').texts;
  settings: typeof import('../../web/src/features/admin/settings/locales/fa.ts').texts;
  statements: typeof import('../../web/src/features/admin/statements/locales/fa.ts').texts;
  cards: typeof import('../../web/src/features/admin/cards/locales/fa.ts').texts;
  money: typeof import('../../web/src/features/admin/money/locales/fa.ts').texts;
  member: typeof import('../../web/src/member/locales/fa.ts').texts;
  consent: typeof import('../../web/src/features/consent/locales/fa.ts').texts;
  card: typeof import('../../web/src/features/card/locales/fa.ts').texts;
  landing: typeof import('../../web/src/features/landing/locales/fa.ts').texts;
  verification: typeof import('../../web/src/features/verification/locales/fa.ts').texts;
}

const folders: Record<keyof Texts, string> = {
  common: 'i18n/locales/common',
  errors: 'i18n/locales/errors',
  registration: 'features/registration/locales',
  renewal: 'features/registration/renewal/locales',
  family: 'features/registration/family/locales',
  auth: 'features/auth/locales',
  profile: 'features/profile/locales',
  admin: 'admin-kit/locales/admin',
  promo: 'features/admin/promo/locales',
  review: 'features/admin/review/locales',
  history: 'features/admin/history/locales',
  figures: 'features/admin/figures/locales',
  news: 'features/admin/news/locales',
  staff: 'features/admin/staff/locales',
  settings: 'features/admin/settings/locales',
  statements: 'features/admin/statements/locales',
  cards: 'features/admin/cards/locales',
  money: 'features/admin/money/locales',
  member: 'member/locales',
  consent: 'features/consent/locales',
  card: 'features/card/locales',
  landing: 'features/landing/locales',
  verification: 'features/verification/locales',
};

async function textsIn(language: LanguageCode): Promise<Texts> {
  const namespaces = Object.entries(folders).map(async ([namespace, folder]) => {
    const { texts } = await import(`../../web/src/${folder}/${language}.ts`);
    // The texts that name the time within which the club answers get the default of this time.
    const promised = answerTime(defaultAnswerDays, language);
    const said = JSON.stringify(texts).replaceAll('{{answerDays, workingDays}}', promised);
    return [namespace, JSON.parse(said)];
  });
  return Object.fromEntries(await Promise.all(namespaces));
}

const byLanguage = languageCodes.map(async (code) => [code, await textsIn(code)]);

export const texts: Record<LanguageCode, Texts> = Object.fromEntries(await Promise.all(byLanguage));

/** Returns a season such as `2026/27` as the pages show it. */
export const seasonIn = (season: string, language: LanguageCode) =>
  language === 'fa' ? isolateLtr(toPersianDigits(season)) : season;
