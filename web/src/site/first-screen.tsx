import { languageCodes } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PageFrame } from '#app/shell/page-frame.tsx';
import { TopBar } from '#app/shell/top-bar.tsx';
import { RegisterFirstScreen } from '#features/registration/register-first-screen.tsx';
import { i18n, i18nReady } from '#i18n/i18n.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { collectingCache, rulesIn } from './collected-styles.ts';

interface FirstScreen {
  /** HTML in the app's page until the app's code replaces it. */
  html: string;
  css: string;
  /**
   * For each style cache, the names of the rules in the style sheet, so that the app does not insert them
   * again.
   */
  styled: string[];
}

/**
 * Renders the first screen of the registration in every language. The app's address does not contain the
 * language, so the first-paint script chooses one.
 */
export async function buildFirstScreen(): Promise<FirstScreen> {
  await i18nReady;
  const rules = new Set([elsewhere]);
  const styled: string[] = [];
  let html = '';
  for (const language of languageCodes.toReversed()) {
    await i18n.changeLanguage(language);
    await i18n.loadNamespaces(['registration']);
    const cache = collectingCache(language);
    const drawn = renderToStaticMarkup(
      <LanguageProvider cache={cache}>
        <CssBaseline />
        <Shell>
          <RegisterFirstScreen />
        </Shell>
      </LanguageProvider>,
    );
    html += `<div class="first-screen" lang="${language}">${drawn}</div>`;
    rules.add(`html:lang(${language}) .first-screen:not(:lang(${language})){display:none}`);
    const own = rulesIn(cache);
    for (const rule of own.values()) rules.add(rule);
    styled.push([cache.key, ...own.keys()].join(' '));
  }
  return { html, css: [...rules].join(''), styled };
}

/** Hides the screen for signed-in people, who are redirected, and for later steps, which have another heading. */
const elsewhere = 'html:is([data-session],[data-step]) .first-screen main{visibility:hidden}';

function Shell({ children }: { children: ReactNode }) {
  return (
    // The page has one body for all languages, so each language sets its own body type here.
    <Box sx={{ typography: 'body1' }}>
      <PageFrame>
        <TopBar />
        <Box component="main" sx={{ flexGrow: 1 }}>
          {children}
        </Box>
      </PageFrame>
    </Box>
  );
}
