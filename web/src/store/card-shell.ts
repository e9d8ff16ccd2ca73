import { cardCachePrefix, cardWorkerFile } from '#config/card-app.ts';
import { paths } from '#config/paths.ts';

const scope = paths.card.build();

/** Registers the service worker that caches the card's page for use without a network. */
export async function keepCardShell(): Promise<void> {
  // Registering fails on a development server, which has no worker, and in some private windows. The page then
  // needs a network.
  await navigator.serviceWorker?.register(`/${cardWorkerFile}`, { scope }).catch(() => undefined);
}

/** Removes the service worker and the page that it has cached. */
export async function discardCardShell(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(scope);
  await worker?.unregister();
  const names = (await globalThis.caches?.keys()) ?? [];
  const ours = names.filter((name) => name.startsWith(cardCachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
