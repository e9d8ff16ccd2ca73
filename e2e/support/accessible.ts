import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { overflow } from './overflow.ts';
import { strayTypefaces } from './typefaces.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const stillMs = 100;
/**
 * Elements that only an incomplete screen has: the first screen that the app replaces when it starts,
 * the bar over the earlier page while the next one loads, islands (parts of a built page that React runs) before they
 * are hydrated, and placeholders while something loads.
 */
const unfinished = [
  '.first-screen',
  '.next-page-loads',
  'fan-island[when="idle"]:not([alive])',
  '.MuiSkeleton-root',
  '[aria-busy="true"]',
].join();
/** This limit is long, because on a busy machine it takes long until all islands are hydrated. */
const finishedWithinMs = 25_000;
/** The axe rules about sizes, which larger letters can violate. */
const rulesOfSize = ['target-size', 'scrollable-region-focusable'];

/**
 * Returns axe's findings on the current screen, for all rules or only for some tags or rules. While a modal dialog is
 * open, only the uppermost dialog is examined: nobody can reach the page behind it, which was examined before. Axe's
 * script is added to a page once. `AxeBuilder` would add it in each call, which takes as long as checking the rules.
 */
export async function axeFindings(page: Page, only: readonly string[] = []): Promise<string[]> {
  expect(page.frames(), 'axe is only run on pages without frames').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      // Without `passes` in the results axe is faster.
      const options = { resultTypes: ['violations' as const], ...(runOnly.length && { runOnly }) };
      const dialogs = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')];
      const uppermost = dialogs.findLast((dialog) => dialog.checkVisibility());
      const { violations } = await window.axe.run(uppermost ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    [...only],
  );
}

/** Sets the size of letters, as a reader can do in the browser's settings; an empty text restores the default. */
export async function scaleLetters(page: Page, size: '' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // On this event, components that are placed beside an element measure that element again.
    window.dispatchEvent(new Event('resize'));
  }, size);
}

/**
 * Waits until fades, slides and colour transitions have ended: half a second at most for all of them, and 10 seconds
 * at most for those on the screen. During a transition, colours have another contrast than after it.
 */
export async function movesEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // Animations that follow the scroll position never end.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    const isOnScreen = ({ effect }: Animation) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null;
      const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
      return bottom > 0 && top < innerHeight;
    };
    const ended = (animations: Animation[], withinMs: number) =>
      Promise.race([
        new Promise((resolve) => setTimeout(resolve, withinMs)),
        Promise.allSettled(animations.map(({ finished }) => finished)),
      ]);
    // Animations of parts far off the screen are not drawn and never end.
    await ended(finite, 500);
    await ended(finite.filter(isOnScreen), 10_000);
  });
}

/**
 * Waits until the screen is complete: scripts, fonts and images are loaded, the app has replaced the first screen of
 * the HTML, islands are hydrated, no placeholder is left, nothing has changed for a tenth of a second, and no
 * transition is running. This is faster than `networkidle` of Playwright, which waits for half a second without a
 * request.
 */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await expect(page.locator(unfinished)).toHaveCount(0, { timeout: finishedWithinMs });
  await page.evaluate(async (stillMs) => {
    await document.fonts.ready;
    await new Promise<void>((resolve) => {
      const observer = new MutationObserver(wait);
      let timer: ReturnType<typeof setTimeout>;
      function wait() {
        clearTimeout(timer);
        timer = setTimeout(lookAgain, stillMs);
      }
      function lookAgain() {
        const onScreen = [...document.images].filter((image) => image.loading !== 'lazy');
        if (!onScreen.every(({ complete }) => complete)) return wait();
        observer.disconnect();
        resolve();
      }
      observer.observe(document, { childList: true, subtree: true, attributes: true });
      wait();
    });
  }, stillMs);
  await movesEnded(page);
}

/**
 * Waits until the cards of `count` approved members have begun to turn over. Each card does so once, a moment
 * after it is first shown.
 */
export async function cardsTurned(page: Page, count: number): Promise<void> {
  await page.waitForFunction((count) => {
    const turned = localStorage.getItem('cardTurned')?.split(' ') ?? [];
    return turned.length >= count;
  }, count);
}

/**
 * Expects that axe finds nothing on the current screen and that `strayTypefaces` finds no text in another typeface than
 * the brand's. The message of a failure contains `name`.
 */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await strayTypefaces(page), name).toEqual([]);
  expect(await axeFindings(page, tags), name).toEqual([]);
}

/** Expects what `expectAccessible` expects, and that nothing is wider than the screen. */
export async function expectFitting(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFindings(page, tags), name).toEqual([]);
  expect.soft(await strayTypefaces(page), name).toEqual([]);
  expect.soft(await overflow(page), name).toEqual([]);
}

/**
 * Expects what `expectFitting` expects; then, with letters twice as large, that nothing is wider than the screen
 * and no rule that depends on sizes is broken.
 */
export async function expectFittingTwiceAsLarge(page: Page, name: string): Promise<void> {
  await expectFitting(page, name);
  await scaleLetters(page, '200%');
  const scaled = `${name}, letters at 200 %`;
  expect.soft(await axeFindings(page, rulesOfSize), scaled).toEqual([]);
  expect.soft(await overflow(page), scaled).toEqual([]);
  await scaleLetters(page, '');
}
