import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { clear, createStore, del, get, set } from 'idb-keyval';

/**
 * Names of images: one of each type, and an identity document for each family member by the key of their draft.
 */
export type ImageName = FileType | `person-${string}`;

export interface KeptImages<Kept> {
  load: (name: ImageName) => Promise<Kept | undefined>;
  save: (name: ImageName, image: Kept) => Promise<void>;
  discard: (name: ImageName) => Promise<void>;
  discardAll: () => Promise<void>;
}

/**
 * An IndexedDB database for chosen images, because local storage is too small. Private windows may refuse it;
 * then the images last as long as the page.
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
