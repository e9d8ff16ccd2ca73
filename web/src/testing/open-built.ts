import { defaultLanguage, type LanguageCode } from '@fanclub/contract/text/languages';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { onlyNecessary, saveConsent } from '#features/consent/consent-store.ts';
import { loadNamespaces, setLanguage } from '#i18n/i18n.ts';
import { signIn } from '#session/session-store.ts';
import { startForms } from '#site/browser/forms/start-forms.ts';
import { hydrateIsland } from '#site/browser/hydrate-island.tsx';
import { drawPage } from '#site/draw-page.tsx';
import { siteNamespaces, sitePages } from '#site/pages.tsx';
import { firstPaintOfSite } from '../../build/first-paint.ts';
import { buildAuthAnswer } from './build-member.ts';
import { cleanups } from './cleanups.ts';

const frameIslands = ['top-bar', 'cookie-settings'];

/**
 * Opens a built page with forms at an address, as the browser shows it: with the part that the address asks for, its
 * islands, and the script of the forms. The frame's islands stay HTML.
 */
export async function openBuilt(
  address: string,
  { language = defaultLanguage, as }: { language?: LanguageCode; as?: 'member' } = {},
): Promise<void> {
  if (as) signIn(buildAuthAnswer());
  saveConsent(onlyNecessary);
  await setLanguage(language);
  await loadNamespaces(siteNamespaces);
  window.history.replaceState(null, '', address);
  const page = sitePages.find(({ path }) =>
    new RegExp(`^${path.replace(/:\w+$/, '[^/]+')}$`).test(location.pathname),
  );
  if (!page) throw new Error(`No built page at ${address}`);
  const root = document.documentElement;
  document.body.innerHTML = drawPage(page, language).body;
  const { isForVisitors = false } = page;
  const marks = { page: 'form', mode: 'login', ...(isForVisitors && { visitors: '' }) };
  // The test may have opened another page before.
  for (const clean of cleanups.splice(0)) await clean();
  Object.assign(root.dataset, marks);
  new Function(firstPaintOfSite())();
  for (const part of document.querySelectorAll<HTMLElement>('body [data-mode]')) {
    if (!part.dataset.mode?.split(' ').includes(root.dataset.mode ?? '')) part.remove();
  }
  const places = [...document.querySelectorAll('fan-island')].filter(
    (place) => !frameIslands.includes(place.getAttribute('name') ?? ''),
  );
  const roots = await act(async () => Promise.all(places.map(hydrateIsland)));
  const leave = new AbortController();
  cleanups.push(async () => {
    leave.abort();
    await act(async () => {
      for (const each of roots) each.unmount();
    });
    for (const mark of ['page', 'mode', 'visitors', 'mailed', 'scripted']) {
      delete root.dataset[mark];
    }
  });
  startForms(leave.signal);
}

/** Waits until the page is left for this address. */
export const arriveAt = (address: string) =>
  waitFor(() => expect(vi.mocked(window.location.replace)).toHaveBeenCalledWith(address));

/** Returns the visible elements with a text. A built page contains all its outcomes, most of them hidden. */
const shownWith = (text: string, options?: { exact: boolean }) =>
  screen.queryAllByText(text, options).filter((element) => !element.closest('[hidden]'));

export const queryShown = (text: string) => shownWith(text)[0] ?? null;

/** Waits until a text is visible, once. */
export const findShown = (text: string, options?: { exact: boolean }) =>
  waitFor(() => {
    const found = shownWith(text, options);
    expect(found).toHaveLength(1);
    return found[0] as HTMLElement;
  });
