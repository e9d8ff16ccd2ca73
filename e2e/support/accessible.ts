import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflow } from './overflow.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What larger letters can break beside the width; names, roles and colours stay as they were. */
const rulesOfSize = ['target-size', 'scrollable-region-focusable'];

/** What axe finds on the screen that is there, by all its rules or by some. */
export async function axeFindings(
  page: Page,
  only: { tags?: string[]; rules?: string[] } = {},
): Promise<string[]> {
  // What is found well is not worked out. With no frame to look into, no second page is needed either.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (only.tags) axe.withTags(only.tags);
  if (only.rules) axe.withRules(only.rules);
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
  );
}

/** Letters as large as the reader's browser is told to draw them; empty for its own size. */
export async function scaleLetters(page: Page, size: '' | '200%'): Promise<void> {
  await page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
    // What stands beside something else finds its place anew.
    window.dispatchEvent(new Event('resize'));
  }, size);
}

/** Waits until what fades, slides or turns colour has: half-way it has another contrast. */
export async function movesEnded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const finite = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    // Those of parts that are not drawn, being far off the screen, never end.
    const longEnough = new Promise((resolve) => setTimeout(resolve, 500));
    await Promise.race([longEnough, Promise.allSettled(finite.map(({ finished }) => finished))]);
  });
}

/** Waits until nothing of the screen is still to come. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await movesEnded(page);
}

/** Expects that axe finds nothing on the screen that is there; `name` says which it is. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await settled(page);
  expect(await axeFindings(page, { tags }), name).toEqual([]);
}

/** Expects that axe finds nothing on the screen that is there, and that nothing is too wide. */
export async function expectFitting(page: Page, name: string): Promise<void> {
  await settled(page);
  expect.soft(await axeFindings(page, { tags }), name).toEqual([]);
  expect.soft(await overflow(page), name).toEqual([]);
}

/** The same, and with letters twice as large. */
export async function expectFittingTwiceAsLarge(page: Page, name: string): Promise<void> {
  await expectFitting(page, name);
  await scaleLetters(page, '200%');
  const scaled = `${name}, letters at 200 %`;
  expect.soft(await axeFindings(page, { rules: rulesOfSize }), scaled).toEqual([]);
  expect.soft(await overflow(page), scaled).toEqual([]);
  await scaleLetters(page, '');
}
