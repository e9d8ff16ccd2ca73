import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { clear, createStore, del, get, set } from 'idb-keyval';

/**
 * Name of a stored image: its file type, or for a family member's identity document the key of the person in
 * the draft.
 */
export type ImageName = FileType | `person-${string}`;

/** The copy of one chosen image that a device keeps. */
export interface ImageCopy {
  /** Loads the image, and its URL if the place of the copy also stores that. */
  load: () => Promise<{ file: File; url?: string } | undefined>;
  save: (file: File) => Promise<void>;
  discard: () => Promise<void>;
}

export interface KeptImages<Kept> {
  load: (name: ImageName) => Promise<Kept | undefined>;
  save: (name: ImageName, image: Kept) => Promise<void>;
  discard: (name: ImageName) => Promise<void>;
  discardAll: () => Promise<void>;
}

/**
 * Stores chosen images in IndexedDB, because local storage is too small for them. Private windows may refuse IndexedDB.
 * Such errors are ignored, and the images last until the page is left.
 */
export function keptImages<Kept>(
  database: string,
  isKept: (value: unknown) => value is Kept,
): KeptImages<Kept> {
  const store = () => createStore(database, 'images');
  const orNothing = () => undefined;
  return {
    async load(name) {
      try {
        const image: unknown = await get(name, store());
        return isKept(image) ? image : undefined;
      } catch {
        return undefined;
      }
    },
    async save(name, image) {
      try {
        await set(name, image, store());
      } catch {
        orNothing();
      }
    },
    async discard(name) {
      try {
        await del(name, store());
      } catch {
        orNothing();
      }
    },
    async discardAll() {
      try {
        await clear(store());
      } catch {
        orNothing();
      }
    },
  };
}
