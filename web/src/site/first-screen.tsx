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
  /** Its place in the app's page, which the app takes over once its code is there. */
  html: string;
  css: string;
  /** Of each style cache what the style sheet brings, so that the app inserts none of it again. */
  styled: string[];
}

/**
 * Draws what is read first of the registration, in every language: the app's address doesn't say
 * which one, so the script of the first paint chooses.
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

/** Whoever is signed in is sent on, and a later step has a heading of its own. */
const elsewhere = 'html:is([data-session],[data-step]) .first-screen main{visibility:hidden}';

function Shell({ children }: { children: ReactNode }) {
  return (
    // The page has one body for all languages, so each brings the type that its body would have.
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
