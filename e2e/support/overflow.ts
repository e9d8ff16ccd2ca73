import type { Page } from '@playwright/test';

/**
 * Returns what extends beyond the width of the screen, anywhere on the page: the page itself, or a text in it. Text
 * in an element that scrolls by itself is left out.
 */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { documentElement: root } = document;
    const scrollPage = (top: number) => {
      scrollTo(0, top);
      return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    };
    const isInScroller = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        isInScroller(element.parentElement));
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isBeyond = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < -1 || right > root.clientWidth + 1);
    };
    // Scrolling once to the end and back starts the parts of the page that wait until they are seen.
    await scrollPage(root.scrollHeight);
    await scrollPage(0);
    const found = [...document.body.querySelectorAll('*')]
      .filter((element) => hasText(element) && isBeyond(element))
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      .filter((element) => !isInScroller(element))
      .map(({ outerHTML }) => `beyond the screen: ${outerHTML.slice(0, 160)}`);
    if (root.scrollWidth > root.clientWidth)
      found.unshift(`the page is ${root.scrollWidth} px wide`);
    return found;
  });
}
