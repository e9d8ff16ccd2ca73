import { brand } from '@fanclub/contract/brand/brand';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { fonts } from '#theme/typography.ts';
import { headTags } from './head/head-tags.tsx';
import { jsonLd, type QuestionAndAnswer, structuredData } from './head/structured-data.ts';

/** The files that a page names, by their addresses. */
export interface PageFiles {
  /** Runs before anything is painted. */
  firstPaint: string;
  /** The islands' entry, and what it imports at once. */
  scripts: readonly string[];
  styles: string;
  /** For later: what brings islands to life, and what the way in needs once somebody reaches for it. */
  ahead: Readonly<Record<'islands' | 'register', readonly string[]>>;
}

interface PageHead {
  name: string;
  language: LanguageCode;
  /** Without a language. */
  path: string;
  title: string;
  description: string;
  questions: readonly QuestionAndAnswer[];
}

interface PageDocumentProps {
  head: PageHead;
  files: PageFiles;
  /** The style cache's key and the rules that the style sheet brings, so that no island inserts them again. */
  styled: string;
  body: string;
}

/** The whole of a built page. */
export function PageDocument({ head, files, styled, body }: PageDocumentProps) {
  const { direction, font } = languages[head.language];
  const isToBeFound = head.name !== 'not-found';
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
        <meta name="theme-color" content={brand.colours.ink} />
        <meta name="color-scheme" content="light dark" />
        {headTags({
          ...head,
          path: isToBeFound ? head.path : null,
          title: `${head.title} · ${brand.name[head.language]}`,
        })}
        <link rel="icon" href="/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {/* Empty: the one style element that the policy allows. Emotion reads the names. */}
        <style data-emotion={styled} />
        <script type="module" src={entry} />
        {imported.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {isToBeFound &&
          structuredData(head).map((data) => (
            <script
              key={jsonLd(data)}
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: no text in it can end the script
              dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
            />
          ))}
      </head>
      {/* Its parts were escaped as they were drawn. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: see above */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
