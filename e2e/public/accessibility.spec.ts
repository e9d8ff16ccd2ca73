import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { everyView, openPublicScreen, publicScreens } from '../support/public-screens.ts';

const widths = [360, 1280];

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
  );
}

/** What reaches beyond the screen: the page itself, or text that a box without a scroll bar cuts off. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isMeantToScroll = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        isMeantToScroll(element.parentElement));
    const texts = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        [...element.childNodes].some(
          ({ nodeType, data }: Node & { data?: string }) =>
            nodeType === Node.TEXT_NODE && data?.trim(),
        ) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !isMeantToScroll(element),
    );
    const outside = texts.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    });
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...outside.map((element) => `beyond the screen: ${element.outerHTML.slice(0, 160)}`),
    ];
  });
}

for (const view of everyView(widths)) {
  const { language, scheme, width } = view;
  test(`axe finds nothing on any public screen, ${language}, ${scheme}, ${width} px`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    for (const screen of publicScreens) {
      const page = await openPublicScreen(browser, screen, view);
      expect.soft(await findings(page), screen.name).toEqual([]);
      await page.context().close();
    }
  });
}

for (const view of everyView([360]).filter(({ scheme }) => scheme === 'light')) {
  test(`no public screen is wider than the phone with letters twice as large, ${view.language}`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    for (const screen of publicScreens) {
      const page = await openPublicScreen(browser, screen, view);
      expect.soft(await overflow(page), screen.name).toEqual([]);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect.soft(await overflow(page), `${screen.name}, letters at 200 %`).toEqual([]);
      await page.context().close();
    }
  });
}
