import { useSyncExternalStore } from 'react';
import { NotFound } from '#app/not-found.tsx';
import { paths } from '#config/paths.ts';
import { DocumentNotFound } from '#features/legal/document-not-found.tsx';
import { island } from '#islands/island.tsx';

/** The address does not change while the page is open. */
const subscribe = () => () => {};
const legal = new RegExp(`^(/\\w\\w)?${paths.legal.pattern.replace(':type', '[^/]+')}$`);

/** The content of the 404 page that Hosting serves for unknown addresses. */
function NotFoundHere() {
  const pathname = useSyncExternalStore(
    subscribe,
    () => location.pathname,
    () => '',
  );
  return legal.test(pathname) ? <DocumentNotFound /> : <NotFound pathname={pathname} />;
}

export default island('not-found', NotFoundHere, { texts: ['legal'] });
