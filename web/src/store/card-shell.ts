import { cardCachePrefix, cardWorkerFile } from '#config/card-app.ts';
import { paths } from '#config/paths.ts';

const scope = paths.card.build();

/**
 * Registers the service worker that caches the card's page for use without a network; without the worker, the
 * page needs a network.
 */
export async function keepCardShell(): Promise<void> {
  // A development server has no worker, and a private window may refuse it.
  await navigator.serviceWorker?.register(`/${cardWorkerFile}`, { scope }).catch(() => undefined);
}

/** Removes the worker and its cached page. */
export async function discardCardShell(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(scope);
  await worker?.unregister();
  const names = (await globalThis.caches?.keys()) ?? [];
  const ours = names.filter((name) => name.startsWith(cardCachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
