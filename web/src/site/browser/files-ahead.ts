type Ahead = Record<'islands' | 'register', string[]>;

/** The files that the build foresees for later; the page holds them as data. */
function filesFor(what: keyof Ahead): string[] {
  const list = document.getElementById('ahead')?.textContent;
  return list ? (JSON.parse(list) as Ahead)[what] : [];
}

const fetched = new Set<keyof Ahead>();

/** Fetches what will be needed, once. */
export function fetchAhead(what: keyof Ahead, rel: 'prefetch' | 'modulepreload'): void {
  if (fetched.has(what)) return;
  fetched.add(what);
  for (const href of filesFor(what)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

/**
 * Fetches the registration's code once somebody reaches for a link that leads there, and not before: who
 * only reads pays nothing.
 */
export function followIntent(): void {
  const follow = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('a[href^="/register"]'))) return;
    fetchAhead('register', 'prefetch');
  };
  for (const event of ['pointerover', 'touchstart', 'focusin'] as const) {
    document.addEventListener(event, follow, { capture: true, passive: true });
  }
}
