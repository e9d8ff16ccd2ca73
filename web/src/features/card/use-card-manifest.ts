import { useEffect } from 'react';
import { cardManifestFile } from '#config/card-app.ts';
import { useLanguage } from '#i18n/use-language.ts';

/** Replaces the site's web manifest while the card is open, so that the card is installed and not the site. */
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
