import type { Page } from '@playwright/test';

/**
 * Returns what extends beyond the width of the screen, anywhere on the page: the page itself, or a text in it. Text
 * in an element that scrolls by itself is left out.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement));
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > root.clientWidth + 1);
    };
    const found = new Set<string>();
    for (let top = 0; top < root.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await frame();
      await frame();
      if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth} px wide`);
      for (const element of document.body.querySelectorAll('*')) {
        const isSeen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
        if (!isSeen || !hasText(element) || !isBeyond(element) || scrolls(element)) continue;
        found.add(`beyond the screen: ${element.outerHTML.slice(0, 160)}`);
      }
    }
    scrollTo(0, 0);
    return [...found];
  });
}
