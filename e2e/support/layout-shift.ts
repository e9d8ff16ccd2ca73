import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

interface Watched {
  layoutShift: () => number;
}

/**
 * Starts to record layout shifts, also of pages that are opened later; returns a function that gives their sum.
 * Two kinds of shifts are left out: shifts that the visitor causes, and shifts while the page's font replaces a font of
 * the device, because that font depends on the machine.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    const swaps: { fromMs: number; toMs: number }[] = [];
    const swapped = () => {
      // The browser may redraw the text shortly before it reports the font as loaded, or in the next frames.
      const swap = { fromMs: performance.now() - 100, toMs: Number.POSITIVE_INFINITY };
      swaps.push(swap);
      const end = () => {
        swap.toMs = performance.now();
      };
      requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(end)));
    };
    const watch = () => document.fonts.forEach(({ loaded }) => void loaded.then(swapped, () => {}));
    document.fonts.addEventListener('loading', watch, { once: true });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]));
    }).observe({ type: 'layout-shift', buffered: true });
    const isOfFont = ({ startTime }: Shift) =>
      swaps.some(({ fromMs, toMs }) => fromMs <= startTime && startTime <= toMs);
    (window as unknown as Watched).layoutShift = () =>
      shifts
        .filter((shift) => !shift.hadRecentInput && !isOfFont(shift))
        .reduce((sum, { value }) => sum + value, 0);
  });
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      // A layout shift is reported after the frame was drawn.
      for (let frame = 0; frame < 2; frame += 1) {
        await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
      }
      return (window as unknown as Watched).layoutShift();
    });
}
