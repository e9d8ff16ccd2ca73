import type { Page } from '@playwright/test';
import { movesEnded } from './accessible.ts';

/** Space around an element in which its focus ring is drawn, in CSS pixels. */
const ringSpace = 8;

/** A ring with round corners is shorter than the edge of the element's box. */
const roundCorners = 0.95;

type Clip = { x: number; y: number; width: number; height: number };

/** Returns the element with the focus and the part of the window around it, or null if nothing has the focus. */
const focusedElement = (page: Page) =>
  page.evaluate((space) => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // The ring of a text field goes around its buttons, too.
    const ringed = element.matches('input') ? element.closest('.MuiInputBase-root') : null;
    const { x, y, width, height } = (ringed ?? element).getBoundingClientRect();
    const left = Math.max(0, x - space);
    const top = Math.max(0, y - space);
    return {
      name: `${element.localName} "${(element.textContent || element.getAttribute('aria-label') || element.id).trim().slice(0, 40)}"`,
      style: `${element.localName} ${element.className}`,
      edge: 2 * (width + height),
      clip: {
        x: left,
        y: top,
        width: Math.min(innerWidth, x + width + space) - left,
        height: Math.min(innerHeight, y + height + space) - top,
      },
    };
  }, ringSpace);

/** Counts the pixels whose contrast between two pictures of the same size is at least 3:1. */
const countChanged = (judge: Page, before: Buffer, after: Buffer) =>
  judge.evaluate(
    async (pictures) => {
      const pixels = await Promise.all(
        pictures.map(async (base64) => {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          const picture = await createImageBitmap(new Blob([bytes]));
          const { width, height } = picture;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          context?.drawImage(picture, 0, 0);
          return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
        }),
      );
      const [first = new Uint8ClampedArray(), second = new Uint8ClampedArray()] = pixels;
      const linear = (value = 0) =>
        value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
      const luminance = (data: Uint8ClampedArray, at: number) =>
        0.2126 * linear(data[at]) + 0.7152 * linear(data[at + 1]) + 0.0722 * linear(data[at + 2]);
      let changed = 0;
      for (let at = 0; at < first.length; at += 4) {
        const [one, other] = [luminance(first, at), luminance(second, at)];
        if ((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3) changed += 1;
      }
      return changed;
    },
    [before.toString('base64'), after.toString('base64')],
  );

/** Takes pictures of an element with and without the focus. Leaves the focus on the element. */
async function changedByFocus(page: Page, judge: Page, clip: Clip): Promise<number> {
  const picture = { clip, animations: 'disabled', caret: 'hide' } as const;
  const after = await page.screenshot(picture);
  const element = await page.evaluateHandle(() => {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement) focused.blur();
    return focused;
  });
  const before = await page.screenshot(picture);
  await element.evaluate((focused) => (focused as HTMLElement).focus({ preventScroll: true }));
  return countChanged(judge, before, after);
}

const tries = 3;

/**
 * Goes through a page with the Tab key and returns the elements whose focus ring is shorter than their edge. Of elements
 * with the same classes, only the first one is measured. `judge` is a blank page that compares the pictures.
 */
export async function findInvisibleFocus(page: Page, judge: Page) {
  const invisible: { name: string; edge: number; changed: number }[] = [];
  const styles = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    // The link that skips to the content slides into the window.
    await movesEnded(page);
    let focused = await focusedElement(page);
    if (!focused) break;
    if (styles.has(focused.style)) continue;
    styles.add(focused.style);
    // A part of the page that is drawn once it is scrolled into view can move the element between the pictures.
    for (let i = 0; i < tries && focused; i += 1) {
      const isInWindow = focused.clip.width >= 1 && focused.clip.height >= 1;
      const changed = isInWindow ? await changedByFocus(page, judge, focused.clip) : 0;
      if (changed >= roundCorners * focused.edge) break;
      if (i === tries - 1) invisible.push({ name: focused.name, edge: focused.edge, changed });
      focused = await focusedElement(page);
    }
  }
  return { measured: styles.size, invisible };
}
