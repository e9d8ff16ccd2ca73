import { club } from '@fanclub/contract/club/club';
import type { LanguageCode } from '@fanclub/contract/text/languages';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import type { Page } from '#config/pages.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Returns the title of a browser's tab, for example `Log in · the club’s name`. */
const titleIn = (language: LanguageCode, title: string): string =>
  `${title} · ${club.name[language]}`;

/**
 * Sets the tab's title, which screen readers read after navigation.
 * The title comes from the table of pages, or from the page itself if it depends on the content. Returns the
 * title.
 */
export function usePageTitle(own?: string): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const page = useMatches().at(-1)?.handle as Page | undefined;
  const title = own ?? (page ? t(`titles.${page.title}`) : '');
  useEffect(() => {
    document.title = titleIn(language, title);
  }, [title, language]);
  return title;
}
