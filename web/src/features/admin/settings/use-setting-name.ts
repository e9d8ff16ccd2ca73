import type { SettingName } from '@fanclub/contract/settings/club-settings';
import {
  type ClubTextKey,
  type ClubTextName,
  isTextName,
  readTextName,
} from '@fanclub/contract/settings/club-texts';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';

/** A setting of which there is one for all languages. */
export type PlainSetting = Exclude<SettingName, ClubTextName>;

/** What the site itself says in a language where the club says nothing; empty until its texts have come. */
export function useOriginals(language: LanguageCode): (key: ClubTextKey) => string {
  const { t, ready } = useTranslation(['faq', 'landing'], { lng: language, useSuspense: false });
  return (key) => {
    if (!ready) return '';
    const [kind, name, part] = key.split('_');
    return kind === 'faq'
      ? t(`faq:${name}.${part}` as 'faq:join.answer')
      : t(`landing:pricing.benefits.${name}` as 'landing:pricing.benefits.gift');
  };
}

/** The part of a text: which of the words that stand together. */
export const partOf = (key: ClubTextKey): 'question' | 'answer' | 'benefit' => {
  if (key.startsWith('benefit_')) return 'benefit';
  return key.endsWith('_question') ? 'question' : 'answer';
};

/** A setting as people call it; a text of the club by what the site says in its place. */
export function useSettingName(): (name: SettingName) => string {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const original = useOriginals(language);
  return (name) => {
    if (!isTextName(name)) return t(`fields.${name as PlainSetting}`);
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
