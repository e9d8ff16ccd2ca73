import { club } from '@fanclub/contract/club/club';
import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
  languages,
} from '@fanclub/contract/text/languages';
import type { ReactElement } from 'react';
import { addressIn } from '#config/paths.ts';
import { absolute } from './absolute.ts';
import { manifestFile } from './manifest.ts';

/** Path of the picture that a shared link shows in this language. */
const socialImage = (language: LanguageCode) => `/social-${language}.jpg`;
const socialImageSize = { width: 1200, height: 630 };

interface HeadOptions {
  language: LanguageCode;
  /** Path without the language; null for the 404 page, which search engines must not list. */
  path: string | null;
  /** Title of the window, including the club's name. */
  title: string;
  description: string;
}

/** Head elements for browsers, search engines and shared links. */
export function headTags({ language, path, title, description }: HeadOptions): ReactElement {
  const image = absolute(socialImage(language));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {path === null ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses {...{ language, path }} />
      )}
      <link rel="manifest" href={`/${manifestFile(language)}`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={club.name[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {languageCodes
        .filter((code) => code !== language)
        .map((code) => (
          <meta key={code} property="og:locale:alternate" content={openGraphLocale(code)} />
        ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(socialImageSize.width)} />
      <meta property="og:image:height" content={String(socialImageSize.height)} />
      <meta property="og:image:alt" content={`${club.name[language]}: ${club.tagline[language]}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

function Addresses({ language, path }: { language: LanguageCode; path: string }) {
  const own = absolute(addressIn(language, path));
  return (
    <>
      <link rel="canonical" href={own} />
      {languageCodes.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={absolute(addressIn(code, path))} />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={absolute(addressIn(defaultLanguage, path))}
      />
      <meta property="og:url" content={own} />
    </>
  );
}

/** The locale in Open Graph's form, for example `fa_IR`. */
const openGraphLocale = (language: LanguageCode) => languages[language].locale.replace('-', '_');
