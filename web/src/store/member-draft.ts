import { keptImages } from './kept-images.ts';

/** A form that a member has half filled in: local storage says whose it is, the images are chosen for it. */
export function memberDraft(key: string, database: string) {
  const images = keptImages(database, (value): value is File => value instanceof File);
  return {
    key,
    images,
    /** Its member has logged out, or has sent it. */
    async discard(): Promise<void> {
      try {
        localStorage.removeItem(key);
      } catch {
        // Forbidden storage holds nothing.
      }
      await images.discardAll();
    },
  };
}
