import { cardCachePrefix, cardWorkerFile } from '#config/card-app.ts';
import { paths } from '#config/paths.ts';

const scope = paths.card.build();

/** Has the browser keep the card's page for where there is no network; without that, it opens with one. */
export async function keepCardShell(): Promise<void> {
  // A development server has no worker, a private window may refuse it.
  await navigator.serviceWorker?.register(`/${cardWorkerFile}`, { scope }).catch(() => undefined);
}

/** Takes the kept page away. */
export async function discardCardShell(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration(scope);
  await worker?.unregister();
  const names = (await globalThis.caches?.keys()) ?? [];
  const ours = names.filter((name) => name.startsWith(cardCachePrefix));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
