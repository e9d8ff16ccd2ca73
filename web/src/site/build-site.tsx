import {
  defaultLanguage,
  type LanguageCode,
  languageCodes,
} from '@fanclub/contract/text/languages';
import { renderToStaticMarkup } from 'react-dom/server';
import { inLanguage } from '#config/paths.ts';
import { copyOf } from '#features/legal/document-copies.ts';
import { legalDocuments } from '#features/legal/legal-documents.ts';
import { documentFile } from '#features/legal/parse-document.ts';
import { i18n, i18nReady } from '#i18n/i18n.ts';
import baseStyles from '#theme/base.css?inline';
import { type FilesAhead, PageDocument, type PageFiles } from './document.tsx';
import { drawPage } from './draw-page.tsx';
import { formStyles } from './form-styles.ts';
import { type SitePage, siteNamespaces, sitePages } from './pages.tsx';

interface BuiltPage {
  /** Paths in the deployed folder; every one gets the same HTML. */
  files: readonly string[];
  html: string;
}

/** Returns the files of the legal documents, filled with the club's values, by their paths in the deployed folder. */
export function legalFiles(): [path: string, text: string][] {
  return languageCodes.flatMap((language) =>
    legalDocuments.map((document): [string, string] => {
      const copy = copyOf(document, language);
      return [`${language}/${document.file}`, documentFile(copy.markdown, copy.language)];
    }),
  );
}

export { buildFirstScreens } from './first-screens.tsx';
export { sitePages };

/** The files that all pages share; the style sheet is different for each page. */
export interface FilesOfSite extends Omit<PageFiles, 'styles'> {
  ahead: Readonly<Record<LanguageCode, FilesAhead>>;
}

/** Stores a style sheet and returns its address. */
type KeepStyles = (css: string) => string;

/**
 * Builds every public page in every language. An inline style fails the build, because the content security
 * policy would block it.
 */
export async function buildSite(files: FilesOfSite, keepStyles: KeepStyles): Promise<BuiltPage[]> {
  const built: BuiltPage[] = [];
  for (const language of languageCodes) {
    for (const page of sitePages) {
      built.push({
        files: filesOf(page, language),
        html: await buildPage(page, language, files, keepStyles),
      });
    }
  }
  return built;
}

export async function buildPage(
  page: SitePage,
  language: LanguageCode,
  files: FilesOfSite,
  keepStyles: KeepStyles,
): Promise<string> {
  await i18nReady;
  await i18n.changeLanguage(language);
  await i18n.loadNamespaces(siteNamespaces);
  const { body, rules, styled } = drawPage(page, language);
  const blocked = / style="[^"]*"/.exec(body);
  if (blocked) throw new Error(`An inline style on ${page.path} in ${language}:${blocked[0]}`);
  const t = i18n.getFixedT(language, siteNamespaces);
  const head = {
    name: page.name,
    language,
    path: page.path,
    title: page.title(t),
    description: page.description(t),
    questions: page.questions?.(t) ?? [],
    isForVisitors: page.isForVisitors ?? false,
  };
  const ofForms = page.name === 'form' ? formStyles : '';
  const styles = keepStyles(baseStyles + ofForms + [...rules.values()].join(''));
  const ahead = `<script type="application/json" id="ahead">${JSON.stringify(files.ahead[language])}</script>`;
  const html = renderToStaticMarkup(
    <PageDocument head={head} files={{ ...files, styles }} styled={styled} body={body + ahead} />,
  );
  return `<!doctype html>${html}`;
}

/**
 * Returns the paths of a page's files, for example `en/legal/terms.html` for `/legal/terms` in English. The
 * default language is also written to the path without a language.
 */
function filesOf({ name, path: pattern }: SitePage, language: LanguageCode): string[] {
  // Hosting rewrites the addresses below such a page to its file.
  const path = pattern.replace(/\/:\w+$/, '');
  const file = (address: string) => `${address.slice(1)}.html`;
  const index = (address: string) => `${address.slice(1)}/index.html`.replace(/^\//, '');
  const at = name === 'landing' ? index : file;
  const own = name === 'landing' ? `/${language}` : inLanguage(language, path);
  // Hosting looks here for the 404 page in the browser's language.
  const localised = name === 'not-found' ? [`i18n/${language}_ALL/404.html`] : [];
  const plain =
    language === defaultLanguage ? [name === 'landing' ? 'index.html' : file(path)] : [];
  return [at(own), ...plain, ...localised];
}
