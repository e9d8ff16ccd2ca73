import { tabStorage } from '#store/browser-storage.ts';
/** Storage key of the router's scroll positions. */
export const scrollMemory = 'react-router-scroll-positions';

/**
 * Returns the key of a page's scroll position. The router gives every freshly loaded page the key "default", so the
 * page's path is used instead; otherwise the page would open at the position of another page that was freshly loaded.
 */
export function scrollKey({ key, pathname }: { key: string; pathname: string }): string {
  return key === 'default' ? pathname : key;
}

/**
 * Removes a page's stored scroll position, so that a new visit starts at the top of the page. After Reload or Back the
 * position stays.
 */
export function forgetScroll(
  pathname: string,
  arrival: string | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  if (arrival !== 'navigate') return;
  const { [pathname]: _, ...others } = JSON.parse(storage.getItem(scrollMemory) ?? '{}');
  storage.setItem(scrollMemory, JSON.stringify(others));
}

/** Removes the stored scroll position of the page that the browser has just loaded, except after Reload or Back. */
export function beginAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    forgetScroll(location.pathname, entry?.type, tabStorage);
  } catch {
    // The stored positions cannot be read, or storage is full. The page then begins where the router puts it.
  }
}
