/** Where the router keeps how far each page was read. */
export const scrollMemory = 'react-router-scroll-positions';

/**
 * A page that was loaded anew has the key "default", whatever page it is: remembered under its address,
 * it opens at its own top and not as far down as another one was read.
 */
export function scrollKey({ key, pathname }: { key: string; pathname: string }): string {
  return key === 'default' ? pathname : key;
}

/** Reloading and going back find a page where it was left; whoever comes to it anew begins at its top. */
export function forgetScroll(
  pathname: string,
  arrival: string | undefined,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): void {
  if (arrival !== 'navigate') return;
  const { [pathname]: _, ...others } = JSON.parse(storage.getItem(scrollMemory) ?? '{}');
  storage.setItem(scrollMemory, JSON.stringify(others));
}

/** Does so for the page that the browser has just loaded. */
export function beginAtTop(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  try {
    forgetScroll(location.pathname, entry?.type, sessionStorage);
  } catch {
    // Where nothing may be kept, nothing was.
  }
}
