import { languageCodes } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { CookieSettings } from '#app/shell/cookie-settings.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { contentId, PageFrame } from '#app/shell/page-frame.tsx';
import { TopBar } from '#app/shell/top-bar.tsx';
import { drawnPages, earlyPages, type Page, type PageName, pages } from '#config/pages.ts';
import { i18n, i18nReady } from '#i18n/i18n.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { titleIn } from '#ui/use-page-title.ts';
import { BuiltConsent } from './built-consent.tsx';
import { collectingCache, rulesIn } from './collected-styles.ts';
import { type Drawing, drawingsOf } from './first-screen-drawings.tsx';
import { WithoutScript } from './without-script.tsx';

interface FirstScreen {
  /** The file that Hosting serves at the page's address. */
  file: string;
  /** HTML that the app's page shows until the app has loaded. */
  html: string;
  /** True if the screen has a script of its own. */
  isEarly: boolean;
  css: string;
  /**
   * For each style cache its key and the names of the rules in `css`, so that the app does not insert these
   * rules again.
   */
  styled: string[];
}

const earlyNames: readonly PageName[] = earlyPages;

/** Renders the first screens of the pages that people open by a mailed link or as their first page of the app. */
export async function buildFirstScreens(): Promise<FirstScreen[]> {
  const built: FirstScreen[] = [];
  for (const name of drawnPages) built.push(await build(name));
  return built;
}

/**
 * Renders the first screens of a page in every language. The page's address does not contain the language, so CSS shows
 * only the screen that the first-paint script has chosen.
 */
async function build(name: (typeof drawnPages)[number]): Promise<FirstScreen> {
  await i18nReady;
  const page: Page = pages[name];
  const rules = new Set([
    elsewhere,
    page.access === 'anyone' ? membersGone : hiddenBut(page.access),
  ]);
  const styled: string[] = [];
  let html = '';
  for (const language of languageCodes.toReversed()) {
    await i18n.changeLanguage(language);
    await i18n.loadNamespaces([...page.namespaces, 'consent']);
    const t = i18n.getFixedT(language, 'auth');
    const cache = collectingCache(language);
    const draw = (element: ReactNode, initialEntry: string, identifierPrefix: string) => {
      const router = createMemoryRouter([{ path: '*', handle: page, element }], {
        initialEntries: [initialEntry],
      });
      const drawn = renderToStaticMarkup(
        <QueryClientProvider client={new QueryClient()}>
          <LanguageProvider cache={cache}>
            <CssBaseline />
            <RouterProvider router={router} />
          </LanguageProvider>
        </QueryClientProvider>,
        { identifierPrefix },
      );
      return withoutInlineStyles(drawn, rules);
    };
    const title = titleIn(language, page.title ? i18n.t(`titles.${page.title}`) : '');
    const drawings: Drawing[] = drawingsOf[name];
    for (const { screen, address, content, parts = [] } of drawings) {
      const shell = <Shell page={page}>{content}</Shell>;
      const drawn = draw(shell, address, `${language}${screen}`);
      html += `<div class="first-screen" lang="${language}" data-screen="${screen}" ${attribute('data-title', title)}>${drawn}`;
      for (const { name: part, content: partContent, again } of parts) {
        const attributes = again ? ` ${attribute('data-again', again(t))}` : '';
        html += `<template data-part="${part}"${attributes}>${draw(partContent, address, `${language}${screen}${part}`)}</template>`;
      }
      html += '</div>';
      rules.add(
        `html:not([data-screen="${screen}"]) .first-screen[data-screen="${screen}"]{display:none}`,
      );
    }
    rules.add(`html:lang(${language}) .first-screen:not(:lang(${language})){display:none}`);
    const own = rulesIn(cache);
    for (const rule of own.values()) rules.add(rule);
    styled.push([cache.key, ...own.keys()].join(' '));
  }
  return {
    file: `${page.patterns[0]?.split('/')[1]}.html`,
    html,
    isEarly: earlyNames.includes(name),
    css: [...rules].join(''),
    styled,
  };
}

const attribute = (name: string, value: string) =>
  `${name}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;

/**
 * Moves inline styles, which the content security policy forbids, into rules. Equal styles have one rule, named by its
 * declarations.
 */
function withoutInlineStyles(html: string, rules: Set<string>): string {
  return html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    rules.add(`.first-screen [data-inline="${declarations}"]{${declarations}}`);
    return ` data-inline="${declarations}"`;
  });
}

/** Styles that hide the main part from people whom the app redirects to another page. */
const membersGone = 'html[data-session] .first-screen[data-screen="plain"] main{visibility:hidden}';
const hiddenBut = (access: string) =>
  `html:not([data-session="${access}"]) .first-screen main{visibility:hidden}`;

/**
 * Styles that hide what does not apply. The main part is hidden if the query of the address changes the page
 * (`data-other`). Of a form that the app will fill in or replace (`data-held`), only the heading is shown. Forms are
 * hidden if scripts are off.
 */
const elsewhere = [
  'html[data-other] .first-screen main{visibility:hidden}',
  'html[data-held] .first-screen form>:not(header){visibility:hidden}',
  'html:not([data-scripted]) .first-screen form{display:none}',
  'html[data-scripted]:not([data-failed]) .without-script{display:none}',
  // The main part is hidden from people without a session, who stay on the page if no script redirects them.
  '.without-script{visibility:visible}',
  // A dialog would cover the notice that the app could not be loaded.
  'html[data-failed] .first-screen [role="presentation"]{display:none}',
  'html[data-pressed] .first-screen main button{opacity:.6;cursor:progress}',
  // Marks of choices do not follow their inputs without React; `begin-registration.ts` replaces the icon of a checkbox.
  '.first-screen span:has(>:checked){color:var(--fan-palette-primary-main)}',
  '.first-screen [type=radio]:checked+span>:last-child{transform:scale(1)}',
].join('');

interface ShellProps {
  page: Page;
  children: ReactNode;
}

function Shell({ page, children }: ShellProps) {
  return (
    // All languages share one body element, so each language sets its typography here.
    <Box sx={{ typography: 'body1' }}>
      <PageFrame>
        <BuiltConsent />
        <CookieSettings />
        <TopBar />
        <Box component="main" id={contentId} sx={{ flexGrow: 1 }}>
          <WithoutScript />
          {children}
        </Box>
        {page.footer !== false && <Footer />}
      </PageFrame>
    </Box>
  );
}
