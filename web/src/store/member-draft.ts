import { keptImages } from './kept-images.ts';

/**
 * The storage of a member's half-filled form: the fields in local storage, the chosen images in an IndexedDB
 * database.
 */
export function memberDraft(key: string, database: string) {
  const images = keptImages(database, (value): value is File => value instanceof File);
  return {
    key,
    images,
    /** Deletes the draft; called when the member logs out or sends the form. */
    async discard(): Promise<void> {
      try {
        localStorage.removeItem(key);
      } catch {
        // If storage is not available, nothing was stored.
      }
      await images.discardAll();
    },
  };
}
