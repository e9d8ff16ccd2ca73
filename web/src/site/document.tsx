import { brand } from '@fanclub/contract/brand/brand';
import { type LanguageCode, languageCodes, languages } from '@fanclub/contract/text/languages';
import { addressIn } from '#config/paths.ts';
import { fonts } from '#theme/typography.ts';

/** The files that a page names, by their addresses. */
export interface PageFiles {
  /** Runs before anything is painted. */
  firstPaint: string;
  /** The islands' entry, and what it imports at once. */
  scripts: readonly string[];
  styles: string;
  /** What the way in needs, fetched once somebody reaches for it. */
  ahead: readonly string[];
}

export interface PageHead {
  name: string;
  language: LanguageCode;
  /** Without a language. */
  path: string;
  title: string;
  description: string;
}

interface PageDocumentProps {
  head: PageHead;
  files: PageFiles;
  /** The style cache's key and the rules that the style sheet brings, so that no island inserts them again. */
  styled: string;
  body: string;
}

const absolute = (path: string) => new URL(path, brand.siteUrl).href;

/** The whole of a built page. */
export function PageDocument({ head, files, styled, body }: PageDocumentProps) {
  const { direction, font } = languages[head.language];
  const [entry = '', ...imported] = files.scripts;
  return (
    <html lang={head.language} dir={direction} data-scheme="light" data-page={head.name}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <script src={files.firstPaint} />
        <link rel="stylesheet" href={files.styles} />
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          crossOrigin="anonymous"
          href={fonts[font].preload}
        />
        <HeadTags {...head} />
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Empty: the one style element that the policy allows. Emotion reads the names. */}
        <style data-emotion={styled} />
        <script type="module" src={entry} />
        {imported.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      {/* Its parts were escaped as they were drawn. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}

/** What search engines and those with whom a page is shared read of it. */
function HeadTags({ name, language, path, title, description }: PageHead) {
  const fullTitle = `${title} · ${brand.name[language]}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" content={brand.colours.ink} />
      <meta name="color-scheme" content="light dark" />
      {name === 'not-found' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={absolute(addressIn(language, path))} />
          <link rel="alternate" hrefLang="x-default" href={absolute(path)} />
          {languageCodes.map((code) => (
            <link
              key={code}
              rel="alternate"
              hrefLang={code}
              href={absolute(addressIn(code, path))}
            />
          ))}
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name[language]} />
      <meta property="og:locale" content={languages[language].locale.replace('-', '_')} />
      <meta property="og:url" content={absolute(addressIn(language, path))} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={absolute('/social.jpg')} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
