import {
  type ClubTextKey,
  type ClubTextName,
  isTextName,
  readTextName,
} from '@fanclub/contract/settings/club-texts';
import { packOfSetting } from '@fanclub/contract/settings/defaults';
import type { SettingName } from '@fanclub/contract/settings/settings';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { usePackName } from '#i18n/use-pack-name.ts';

/** The settings with a name of their own among the texts; those of a package have the package's name. */
type NamedField = Exclude<SettingName, ClubTextName | `price_${string}` | `gift_${string}`>;

/**
 * Returns a function for the site's default text in this language. The function returns an empty text until the texts
 * are loaded.
 */
export function useOriginals(language: LanguageCode): (key: ClubTextKey) => string {
  const { t, ready } = useTranslation(['faq', 'benefits'], { lng: language, useSuspense: false });
  return (key) => {
    if (!ready) return '';
    const [kind, name, part] = key.split('_');
    return kind === 'faq'
      ? t(`faq:${name}.${part}` as 'faq:join.answer')
      : t(`benefits:names.${name}` as 'benefits:names.gift');
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
  const packName = usePackName();
  const original = useOriginals(language);
  return (name) => {
    const pack = packOfSetting(name);
    if (pack) return packName(pack);
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
