import { languageCodes } from '@fanclub/contract/text/languages';
import { useTranslation } from 'react-i18next';
import { inLanguage, paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';

const address = (path: string) => new URL(path, location.origin).href;

/** What search engines read: this page in each language, and which address is the one of this text. */
export function LandingHead() {
  const { t } = useTranslation('landing');
  const language = useLanguage();
  return (
    <>
      <meta name="description" content={t('description')} />
      <link rel="canonical" href={address(inLanguage(language, paths.landing.build()))} />
      <link rel="alternate" hrefLang="x-default" href={address(paths.landing.build())} />
      {languageCodes.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={address(inLanguage(code, paths.landing.build()))}
        />
      ))}
    </>
  );
}
