import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { overflow } from './overflow.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What larger letters can break beside the width; names, roles and colours stay as they were. */
const rulesOfSize = ['target-size', 'scrollable-region-focusable'];

async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // What is found well is not worked out. With no frame to look into, no second page is needed either.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  else axe.withTags(tags);
  if (page.frames().length === 1) axe.setLegacyMode();
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}

/** Expects that axe finds nothing on the screen that is there; `name` says which it is. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await findings(page), name).toEqual([]);
}

/** Expects it of the screen as it is and with letters twice as large, and that nothing is too wide. */
export async function expectAccessibleTwiceAsLarge(page: Page, name: string): Promise<void> {
  const scale = (size: string) =>
    page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
      // What stands beside something else finds its place anew.
      window.dispatchEvent(new Event('resize'));
    }, size);
  await page.waitForLoadState('networkidle');
  for (const size of ['', '200%']) {
    await scale(size);
    const shown = `${name} ${size}`;
    expect.soft(await findings(page, size ? rulesOfSize : undefined), shown).toEqual([]);
    expect.soft(await overflow(page), shown).toEqual([]);
  }
  await scale('');
}
