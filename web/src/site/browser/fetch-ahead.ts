import type { FilesAhead } from '../document.tsx';

type Ahead = keyof FilesAhead;

/** Returns the addresses of files that are needed later; the page contains them as JSON. */
function filesFor(what: Ahead): readonly string[] {
  const list = document.getElementById('ahead')?.textContent;
  return list ? (JSON.parse(list) as FilesAhead)[what] : [];
}

/** `prefetch` is for files that are perhaps needed, and `modulepreload` for files that are. */
type Relation = 'prefetch' | 'modulepreload';

function download(href: string, rel: Relation): Promise<unknown> {
  const link = Object.assign(document.createElement('link'), { href, rel });
  if (!link.relList.supports(rel)) return Promise.resolve();
  const ended = new Promise((resolve) => {
    link.onload = link.onerror = resolve;
  });
  document.head.append(link);
  return ended;
}

const downloads = new Map<Ahead, Promise<unknown>>();

/** Downloads the files of a list, once per page. Resolves when each has come or failed. */
export function fetchAhead(what: Ahead, rel: Relation): Promise<unknown> {
  const begun =
    downloads.get(what) ?? Promise.all(filesFor(what).map((href) => download(href, rel)));
  downloads.set(what, begun);
  return begun;
}
