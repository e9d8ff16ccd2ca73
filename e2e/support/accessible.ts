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
/** What the app replaces when it starts, islands before their hydration, and what is shown while something loads. */
const unfinished = [
  '.first-screen',
  '.boot-bar',
  'fan-island[when="idle"]:not([alive])',
  '.MuiSkeleton-root',
  '[aria-busy="true"]',
].join();
/** Islands are hydrated one after the other, each at an idle moment, which a busy machine seldom has. */
const finishedWithinMs = 25_000;
/** The axe rules, beside the width, that larger letters can violate; names, roles and colours do not change. */
const rulesOfSize = ['target-size', 'scrollable-region-focusable'];

/**
 * Returns axe's findings on the current screen, for all rules or for some tags or rules. The page gets axe's script
 * once; `AxeBuilder` would add it, for as much time as the rules themselves take, in every call.
 */
export async function axeFindings(page: Page, only: readonly string[] = []): Promise<string[]> {
  expect(page.frames(), 'axe is only run on pages without frames').toHaveLength(1);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async (runOnly) => {
      // Without `passes` in the results axe is faster.
      const options = { resultTypes: ['violations' as const], ...(runOnly.length && { runOnly }) };
      const { violations } = await window.axe.run(document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html.slice(0, 200)} ${failureSummary}`),
      );
    },
    [...only],
  );
}

/** Sets the size of letters as a reader's browser setting does; empty restores the default. */
export async function scaleLetters(page: Page, size: '' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // Components that position themselves beside another one measure again on this event.
    window.dispatchEvent(new Event('resize'));
  }, size);
}

/**
 * Waits until fades, slides and colour transitions have ended, because colours have another contrast during
 * them.
 */
export async function movesEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      // Animations that follow the scroll position never end.
      .filter(({ timeline }) => timeline instanceof DocumentTimeline);
    // Animations of parts far off the screen, which are not drawn, never end.
    const longEnough = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([longEnough, Promise.allSettled(finite.map(({ finished }) => finished))]);
  });
}

/**
 * Waits until the screen is complete: scripts, fonts and images are loaded, the app has replaced the built first
 * screen, islands are hydrated, no skeleton is left, and nothing has changed for a tenth of a second. This is quicker
 * than Playwright's `networkidle`, which waits for half a second without a request on every screen.
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
 * Waits until the cards of this many approved members have begun to turn to gold, which each does once, a moment after
 * it is shown.
 */
export async function cardsTurned(page: Page, count: number): Promise<void> {
  await page.waitForFunction((count) => {
    const turned = Object.keys(localStorage).filter((key) => key.startsWith('cardTurned.'));
    return turned.length >= count;
  }, count);
}

/** Expects that axe finds nothing on the current screen; failures show `name`. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await strayTypefaces(page), name).toEqual([]);
  expect(await axeFindings(page, tags), name).toEqual([]);
}

/** Expects that axe finds nothing on the current screen, and that nothing is too wide. */
export async function expectFitting(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFindings(page, tags), name).toEqual([]);
  expect.soft(await strayTypefaces(page), name).toEqual([]);
  expect.soft(await overflow(page), name).toEqual([]);
}

/** Expects the same as `expectFitting`, and again with letters twice as large. */
export async function expectFittingTwiceAsLarge(page: Page, name: string): Promise<void> {
  await expectFitting(page, name);
  await scaleLetters(page, '200%');
  const scaled = `${name}, letters at 200 %`;
  expect.soft(await axeFindings(page, rulesOfSize), scaled).toEqual([]);
  expect.soft(await overflow(page), scaled).toEqual([]);
  await scaleLetters(page, '');
}
