import type { News } from '@fanclub/contract/news/admin-routes';
import { type NewsContent, writtenLanguages } from '@fanclub/contract/news/news';
import { packName } from '@fanclub/contract/pricing/packages';
import { languages } from '@fanclub/contract/text/languages';
import { todayChoice, useTodayText } from '#admin-kit/api/today-filter.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTexts } from '#i18n/use-texts.ts';

/** Returns functions for the texts of a message's subject, languages and audience. */
export function useMessageTexts() {
  const { t, format } = useTexts(['news', 'admin']);
  const textOf = useTodayText();
  const language = useLanguage();
  return {
    /**
     * Returns the subject in the admin's language, or else in the first language that has a text. Without any text, the
     * function returns a sentence that says so.
     */
    subject({ texts }: News): string {
      const [first] = writtenLanguages(texts);
      return texts[language].subject || (first && texts[first].subject) || t('untitled');
    },
    languages: ({ texts }: News) =>
      format.series(writtenLanguages(texts).map((code) => languages[code].label)),
    audience({ audience }: Pick<NewsContent, 'audience'>): string {
      const { status, pack_type, language: reads, country } = audience;
      const today = todayChoice(audience);
      const parts = [
        today && textOf(today),
        status && status !== 'all' && t(`admin:filters.${status}`),
        pack_type && packName(pack_type, language),
        reads && languages[reads].label,
        country && format.country(country),
      ].flatMap((part) => part || []);
      return parts.length > 0 ? format.series(parts) : t('audience.everybody');
    },
  };
}
