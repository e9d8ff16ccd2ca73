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
  /** HTML that the app's page shows until the app has loaded. */
  html: string;
  css: string;
  /**
   * For each style cache its key and the names of the rules in `css`, so that the app does not insert these
   * rules again.
   */
  styled: string[];
}

/**
 * Renders the first screen of the registration in every language. The registration's address does not contain
 * the language, so CSS shows only the language that the first-paint script has set.
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

/** Hides the screen for signed-in people, who are redirected, and for people on a later step, which looks different. */
const elsewhere = 'html:is([data-session],[data-step]) .first-screen main{visibility:hidden}';

function Shell({ children }: { children: ReactNode }) {
  return (
    // All languages share one body element, so each language sets its typography here.
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
