import { brand } from '@fanclub/contract/brand/brand';
import { useEffect } from 'react';
import { useLanguage } from '#i18n/use-language.ts';

/** `Log in · Supporters’ Club` in the tab, and in what a screen reader says after navigation. */
export function usePageTitle(title: string): void {
  const language = useLanguage();
  useEffect(() => {
    document.title = `${title} · ${brand.name[language]}`;
  }, [title, language]);
}
