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
  return {
    async load(name) {
      const image: unknown = await orNothing(() => get(name, store()));
      return isKept(image) ? image : undefined;
    },
    save: (name, image) => orNothing(() => set(name, image, store())),
    discard: (name) => orNothing(() => del(name, store())),
    discardAll: () => orNothing(() => clear(store())),
  };
}

async function orNothing<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
