import { languageCodes } from '@fanclub/contract/text/languages';
import { inLanguage, type LegalSlug, paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';

const address = (path: string) => new URL(path, location.origin).href;

/** What search engines read: this document in each language. */
export function LegalHead({ slug }: { slug: LegalSlug }) {
  const language = useLanguage();
  return (
    <>
      <link rel="canonical" href={address(inLanguage(language, paths.legal.build(slug)))} />
      <link rel="alternate" hrefLang="x-default" href={address(paths.legal.build(slug))} />
      {languageCodes.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={address(inLanguage(code, paths.legal.build(slug)))}
        />
      ))}
    </>
  );
}
