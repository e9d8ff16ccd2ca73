type Ahead = Record<'islands' | 'register', string[]>;

/** Returns the addresses of files that are needed later; the page contains them as JSON. */
function filesFor(what: keyof Ahead): string[] {
  const list = document.getElementById('ahead')?.textContent;
  return list ? (JSON.parse(list) as Ahead)[what] : [];
}

const fetched = new Set<keyof Ahead>();

/** Starts to download the files of a list, once per page. */
export function fetchAhead(what: keyof Ahead, rel: 'prefetch' | 'modulepreload'): void {
  if (fetched.has(what)) return;
  fetched.add(what);
  for (const href of filesFor(what)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}

/**
 * Downloads the registration's code when a person points at or focuses a link to it, so that people who only
 * read the page download nothing extra.
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
