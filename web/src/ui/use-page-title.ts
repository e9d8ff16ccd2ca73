import { brand } from '@fanclub/contract/brand/brand';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMatches } from 'react-router-dom';
import type { Page } from '#config/pages.ts';
import { useLanguage } from '#i18n/use-language.ts';

/**
 * `Log in · Supporters’ Club` in the tab, and in what a screen reader says after navigation. The
 * title is the one of the table of pages, or the page's own where it depends on what is shown.
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
