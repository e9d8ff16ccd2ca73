import { useEffect } from 'react';
import { cardManifestFile } from '#config/card-app.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** As long as the card is open, what goes onto a home screen is the card and not the site. */
export function useCardManifest(): void {
  const language = useLanguage();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link) return;
    const { href } = link;
    link.href = `/${cardManifestFile(language)}`;
    return () => {
      link.href = href;
    };
  }, [language]);
}
