import type { LanguageCode } from '@fanclub/contract/text/languages';
import CssBaseline from '@mui/material/CssBaseline';
import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { type Island, IslandCutter } from '#islands/island.tsx';
import { collectingCache, rulesIn } from './collected-styles.ts';
import { IslandRoot } from './island-root.tsx';
import type { SitePage } from './pages.tsx';
import { SiteShell } from './site-shell.tsx';

interface DrawnPage {
  body: string;
  /** The rules that it takes, by their names. */
  rules: ReadonlyMap<string, string>;
  /** `fan-rtl 1abc 2def`: what Emotion finds in the page. */
  styled: string;
}

/**
 * Draws a page in the language that is set: all of it as plain HTML, and each island on its own, as
 * the browser will find it when it hydrates that island alone.
 */
export function drawPage(page: SitePage, language: LanguageCode): DrawnPage {
  const cache = collectingCache(language);
  const cut: { island: Island<never>; props: object; id: string; mark: string }[] = [];

  const around = renderToStaticMarkup(
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
  const body = cut.reduce((html, { island, props, id, mark }) => {
    const Component = island.Component as ComponentType;
    const drawn = renderToString(<IslandRoot Component={Component} props={props} cache={cache} />, {
      identifierPrefix: id,
    });
    return html.replace(mark, () => drawn);
  }, around);

  const rules = rulesIn(cache);
  return { body, rules, styled: [cache.key, ...rules.keys()].join(' ') };
}
