import type { LanguageCode } from '@fanclub/contract/text/languages';
import Box from '@mui/material/Box';
import CssBaseline from '@mui/material/CssBaseline';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Footer } from '#app/shell/footer.tsx';
import { contentId, PageFrame } from '#app/shell/page-frame.tsx';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { type Island, IslandCutter } from '#islands/island.tsx';
import { BuiltConsent } from './built-consent.tsx';
import { collectingCache, rulesIn, withoutInlineStyles } from './collected-styles.ts';
import CookieSettings from './cookie-settings.island.tsx';
import { IslandRoot } from './island-root.tsx';
import type { SitePage } from './pages.tsx';
import TopBar from './top-bar.island.tsx';
import { WithoutScript } from './without-script.tsx';

/** The frame around a built page. It looks like the frame of the app, but only small parts of it are hydrated. */
function SiteShell({ page }: { page: SitePage }) {
  return (
    <PageFrame>
      <BuiltConsent />
      <CookieSettings />
      <TopBar path={page.name === 'not-found' ? '/' : page.path} />
      <Box component="main" id={contentId} tabIndex={-1} sx={{ flexGrow: 1, outline: 'none' }}>
        {page.name === 'form' && <WithoutScript />}
        {page.content}
      </Box>
      <Footer />
    </PageFrame>
  );
}

interface DrawnPage {
  body: string;
  /** The CSS of each used rule by the rule's name. */
  rules: ReadonlyMap<string, string>;
  /** The cache's key and the rules' names in Emotion's format, for example `fan-rtl 1abc 2def`. */
  styled: string;
}

/**
 * Renders a page in the current language: the page as plain HTML, and each island separately, exactly as the
 * browser will hydrate it.
 */
export function drawPage(page: SitePage, language: LanguageCode): DrawnPage {
  const cache = collectingCache(language);
  const cut: { island: Island<never>; props: object; id: string; mark: string }[] = [];

  const inline = new Map<string, string>();
  const drawn = renderToStaticMarkup(
    <IslandCutter
      value={(island, props) => {
        const id = `i${cut.length}`;
        const mark = `<!--island ${id}-->`;
        cut.push({ island, props, id, mark });
        return { id, html: mark };
      }}
    >
      <LanguageProvider cache={cache}>
        <CssBaseline />
        <SiteShell page={page} />
      </LanguageProvider>
    </IslandCutter>,
  );
  const around = withoutInlineStyles(drawn, (rule) => inline.set(rule, rule));
  const body = cut.reduce((html, { island, props, id, mark }) => {
    const Component = island.Component as ComponentType;
    const content = renderToString(
      <IslandRoot Component={Component} props={props} cache={cache} />,
      {
        identifierPrefix: id,
      },
    );
    return html.replace(mark, () => content);
  }, around);

  const rules = rulesIn(cache);
  return {
    body,
    rules: new Map([...rules, ...inline]),
    styled: [cache.key, ...rules.keys()].join(' '),
  };
}
