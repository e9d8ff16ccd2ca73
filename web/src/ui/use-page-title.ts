import { brand } from '@fanclub/contract/brand/brand';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import type { Page } from '#config/pages.ts';
import { useLanguage } from '#i18n/use-language.ts';

/**
 * Sets the tab's title, for example `Log in · Supporters’ Club`, which screen readers read after navigation.
 * The title comes from the table of pages, or from the page itself if it depends on the content. Returns the
 * title.
 */
export function usePageTitle(own?: string): string {
  const { t } = useTranslation();
  const language = useLanguage();
  const page = useMatches().at(-1)?.handle as Page | undefined;
  const title = own ?? (page?.title ? t(`titles.${page.title}`) : '');
  useEffect(() => {
    document.title = `${title} · ${brand.name[language]}`;
  }, [title, language]);
  return title;
}
