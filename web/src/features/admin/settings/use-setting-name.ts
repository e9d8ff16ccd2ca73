import { benefitName } from '@fanclub/contract/pricing/benefits';
import {
  type ClubTextKey,
  type ClubTextName,
  isTextName,
  readTextName,
} from '@fanclub/contract/settings/club-texts';
import { subjectOfSetting } from '@fanclub/contract/settings/defaults';
import type { SettingName } from '@fanclub/contract/settings/settings';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

/** The settings with a name of their own among the texts; others have the name of a package or benefit. */
type NamedField = Exclude<SettingName, ClubTextName | `price_${string}` | `brings_${string}`>;

/**
 * Returns a function for the site's default text in this language. The function returns an empty text until the texts
 * are loaded. A benefit has its name in the club's folder.
 */
export function useOriginals(language: LanguageCode): (key: ClubTextKey) => string {
  const { t, ready } = useTranslation('faq', { lng: language, useSuspense: false });
  return (key) => {
    const benefit = /^benefit_(.*)$/.exec(key)?.[1];
    if (benefit) return benefitName(benefit, language);
    const [, name, part] = key.split('_');
    return ready ? t(`${name}.${part}` as 'join.answer') : '';
  };
}

/** Returns whether a text is a question or an answer of the FAQ, or a benefit. */
export const partOf = (key: ClubTextKey): 'question' | 'answer' | 'benefit' => {
  if (key.startsWith('benefit_')) return 'benefit';
  return key.endsWith('_question') ? 'question' : 'answer';
};

/**
 * Returns a function that names a setting. The name of a club text contains the site's default text. The name of an
 * answer in the FAQ contains the default text of its question.
 */
export function useSettingName(): (name: SettingName) => string {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const original = useOriginals(language);
  return (name) => {
    const subject = subjectOfSetting(name, language);
    if (subject) return subject;
    if (!isTextName(name)) return t(`fields.${name as NamedField}`);
    const text = readTextName(name);
    const part = partOf(text.key);
    const question = text.key.replace(/_answer$/, '_question') as ClubTextKey;
    return t('texts.name', {
      part: t(`texts.${part}`),
      what: original(question),
      language: languages[text.language].label,
    });
  };
}
