import { keptImages } from './kept-images.ts';

/** A member's half-filled form: local storage holds the owner, the database holds the chosen images. */
export function memberDraft(key: string, database: string) {
  const images = keptImages(database, (value): value is File => value instanceof File);
  return {
    key,
    images,
    /** Deletes the draft when its member logs out or sends it. */
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
