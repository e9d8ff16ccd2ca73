import type { Page } from '@playwright/test';

/**
 * Finds texts in another typeface than the brand's. A native button, for example, does not inherit the
 * page's typeface. Passwords and code use the device's monospaced typeface, which is allowed.
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
