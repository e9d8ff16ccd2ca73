import { api } from '@fanclub/contract/api';
import { defaultAnswerDays } from '@fanclub/contract/members/answer-days';
import { defaultPublicSettings } from '@fanclub/contract/settings/defaults';
import { type LanguageCode, languageCodes } from '@fanclub/contract/text/languages';
import { answerTime } from '@fanclub/contract/words/names';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { learnAnswerDays } from '#i18n/answer-days.ts';
import { loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { answerSettings, fakeServer } from '#testing/fake-server.ts';
import { followClub } from './browser/follow-club.ts';
import { hydrateIsland } from './browser/hydrate-island.tsx';
import { drawPage } from './draw-page.tsx';
import { type SitePage, siteNamespaces, sitePages } from './pages.tsx';

const rows = sitePages.flatMap((page) =>
  languageCodes.map((language) => ({ page, path: page.path, language })),
);

beforeEach(() => {
  fakeServer.answerByDefault(api.settings, defaultPublicSettings);
  fakeServer.answerByDefault(api.exchangeRate, {
    rate: 1_000_000,
    fetched_at: '2026-02-02T10:00:00.000Z',
    stale: false,
  });
});

/** Opens a built page and returns its islands. */
async function open(page: SitePage, language: LanguageCode): Promise<Element[]> {
  await setLanguage(language);
  await loadNamespaces(siteNamespaces);
  document.documentElement.lang = language;
  document.body.innerHTML = drawPage(page, language).body;
  return [...document.querySelectorAll('fan-island')];
}

/** Hydrates islands, calls `look`, and unmounts them. */
async function live(places: Element[], look: () => unknown): Promise<void> {
  const roots = await act(async () => Promise.all(places.map(hydrateIsland)));
  await look();
  await act(async () => {
    for (const root of roots) root.unmount();
  });
}

/** React reports a difference between the built HTML and its own rendering as an error, which fails the test. */
test.each(rows)(
  'each island of $path in $language finds the HTML that it draws itself',
  async ({ page, language }) => {
    const places = await open(page, language);
    expect(places.length).toBeGreaterThan(1);
    // The settings, with the days within which the club answers, may arrive before an island is hydrated.
    learnAnswerDays({ from: 5, to: 7 });
    await live(places, () => expect(document.body.textContent).not.toContain('undefined'));
  },
);

const promising = rows.filter(({ path }) => ['/', '/legal/terms'].includes(path));

test.each(promising)(
  '$path in $language says the time that the club has set wherever the default one was built in',
  async ({ page, language }) => {
    const promised = { from: 1, to: 1 };
    answerSettings({ answer_days_from: promised.from, answer_days_to: promised.to });
    const places = await open(page, language);
    const count = (words: string) => document.body.textContent.split(words).length - 1;
    const [built, set] = [defaultAnswerDays, promised].map((days) => answerTime(days, language));
    const promises = count(String(built));
    expect(promises).toBeGreaterThan(0);
    const end = followClub();
    await live(places, () => waitFor(() => expect(count(String(set))).toBe(promises)));
    end();
    expect(count(String(built))).toBe(0);
  },
);
