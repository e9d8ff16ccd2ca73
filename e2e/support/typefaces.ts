import type { Page } from '@playwright/test';

/**
 * Returns the elements whose text is not in a typeface of the brand. A native button, for example, does not inherit
 * the typeface of the page. The monospaced typeface of the device is allowed, for passwords and code.
 */
export function strayTypefaces(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const allowed = /^(["']?(Vazirmatn|Archivo) Fan\b|(ui-)?monospace\b)/;
    const hasText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
    const isField = (element: Element) => element.matches('input, textarea, select');
    return [...document.body.querySelectorAll('*')]
      .filter((element) => (hasText(element) || isField(element)) && element.checkVisibility())
      .filter((element) => !allowed.test(getComputedStyle(element).fontFamily))
      .map(
        (element) => `${getComputedStyle(element).fontFamily}: ${element.outerHTML.slice(0, 160)}`,
      );
  });
}
