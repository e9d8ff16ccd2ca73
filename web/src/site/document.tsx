import { club } from '@fanclub/contract/club/club';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { clubFiles } from '#config/club-files.ts';
import { fonts } from '#theme/typography.ts';
import { headTags } from './head/head-tags.tsx';
import { jsonLd, type QuestionAndAnswer, structuredData } from './head/structured-data.ts';

/** Addresses of the files that a page loads. */
export interface PageFiles {
  /** Script that runs before the first paint. */
  firstPaint: string;
  /** The script that hydrates islands, followed by the modules that it imports statically. */
  scripts: readonly string[];
  styles: string;
  /** The script of the forms, which only pages with forms load, followed by what it imports. */
  formScripts: readonly string[];
}

/**
 * Files that are downloaded later: for hydrating islands, for the registration when a person points at its link, and for
 * the profile before and during a sign-in. Those of a page include its texts.
 */
export type FilesAhead = Readonly<Record<'islands' | 'register' | 'member', readonly string[]>>;

interface PageHead {
  name: string;
  language: LanguageCode;
  /** Path without the language. */
  path: string;
  title: string;
  description: string;
  questions: readonly QuestionAndAnswer[];
  isForVisitors: boolean;
}

interface PageDocumentProps {
  head: PageHead;
  files: PageFiles;
  /**
   * The style cache's key and the names of the rules in the style sheet, so that islands do not insert these
   * rules again.
   */
  styled: string;
  body: string;
}

/** The HTML document of a built page. */
export function PageDocument({ head, files, styled, body }: PageDocumentProps) {
  const { direction, font } = languages[head.language];
  const isToBeFound = ['landing', 'legal'].includes(head.name);
  const scripts = [files.scripts, ...(head.name === 'form' ? [files.formScripts] : [])];
  return (
    <html
      lang={head.language}
      dir={direction}
      data-scheme="light"
      data-page={head.name}
      data-mode="login"
      data-visitors={head.isForVisitors ? '' : undefined}
    >
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
        <meta name="theme-color" content={club.colours.main} />
        <meta name="color-scheme" content="light dark" />
        {headTags({
          ...head,
          path: isToBeFound ? head.path : null,
          title: `${head.title} · ${club.name[head.language]}`,
        })}
        <link rel="icon" href={clubFiles.logo} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        {/* The content security policy allows this style element, because it is empty. Emotion reads the rules' names
            from its attribute. */}
        <style data-emotion={styled} />
        {scripts.map(([entry]) => (
          <script key={entry} type="module" src={entry} />
        ))}
        {[...new Set(scripts.flatMap(([, ...imported]) => imported))].map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        {isToBeFound &&
          structuredData(head).map((data) => (
            <script
              key={jsonLd(data)}
              type="application/ld+json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: `jsonLd` escapes `<`
              dangerouslySetInnerHTML={{ __html: jsonLd(data) }}
            />
          ))}
      </head>
      {/* The body is HTML that React rendered, so its texts are already escaped. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has escaped the texts */}
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  );
}
