import type { FilesAhead } from '../document.tsx';

/** Returns the addresses of files that are needed later; the page contains them as JSON. */
function filesFor(what: keyof FilesAhead): readonly string[] {
  const list = document.getElementById('ahead')?.textContent;
  return list ? (JSON.parse(list) as FilesAhead)[what] : [];
}

const fetched = new Set<keyof FilesAhead>();

/** Starts to download the files of a list, once per page. */
export function fetchAhead(what: keyof FilesAhead, rel: 'prefetch' | 'modulepreload'): void {
  if (fetched.has(what)) return;
  fetched.add(what);
  for (const href of filesFor(what)) {
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  }
}
