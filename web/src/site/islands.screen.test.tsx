import { api } from '@fanclub/contract/api';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { languageCodes } from '@fanclub/contract/text/languages';
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { fakeServer } from '#testing/fake-server.ts';
import { hydrateIsland } from './browser/hydrate-island.tsx';
import { drawPage } from './draw-page.tsx';
import { siteNamespaces, sitePages } from './pages.tsx';

const rows = sitePages.flatMap((page) =>
  languageCodes.map((language) => ({ page, path: page.path, language })),
);

/** React reports whatever it finds otherwise than it would draw it, and each report fails a test here. */
test.each(rows)(
  'each island of $path in $language finds the HTML that it draws itself',
  async ({ page, language }) => {
    fakeServer.answerByDefault(api.settings, defaultPublicSettings);
    fakeServer.answerByDefault(api.exchangeRate, {
      rate: 1_000_000,
      fetched_at: '2026-02-02T10:00:00.000Z',
      stale: false,
    });
    await setLanguage(language);
    await loadNamespaces(siteNamespaces);
    const { body } = drawPage(page, language);
    document.body.innerHTML = body;
    const places = [...document.querySelectorAll('fan-island')];
    expect(places.length).toBeGreaterThan(1);
    const roots = await act(async () => Promise.all(places.map(hydrateIsland)));
    expect(document.body.textContent).not.toContain('undefined');
    await act(async () => {
      for (const root of roots) root.unmount();
    });
  },
);
