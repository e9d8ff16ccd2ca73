import { tabStorage } from '#store/browser-storage.ts';

const reloadedKey = 'reloadedForChunk';

/**
 * Loads a lazy chunk. After a failure it tries again and then reloads the page once, because a deployment may have
 * removed the old chunk. Throws if loading also fails after the reload, or if the browser is offline.
 */
export async function loadChunk<T>(load: () => Promise<T>, retryDelayMs = 600): Promise<T> {
  try {
    const loaded = await load().catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs));
      return load();
    });
    tabStorage.removeItem(reloadedKey);
    return loaded;
  } catch (error) {
    if (navigator.onLine && !tabStorage.getItem(reloadedKey)) {
      tabStorage.setItem(reloadedKey, '1');
      location.reload();
      return new Promise(() => {});
    }
    throw error;
  }
}
