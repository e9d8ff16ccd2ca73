import type { Page } from '@playwright/test';

/** What reaches beyond the screen: the page itself, or a text in it. What has a scroll bar of its own may. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > clientWidth + 1);
    };
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        hasText(element) &&
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isBeyond(element) &&
        !scrolls(element),
    );
    return [
      ...(scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : []),
      ...beyond.map(({ outerHTML }) => `beyond the screen: ${outerHTML.slice(0, 160)}`),
    ];
  });
}
