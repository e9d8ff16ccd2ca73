import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { clear, createStore, del, get, set } from 'idb-keyval';

/** One of each kind, and an identity document of each of the family by the key of their draft. */
export type ImageName = FileType | `person-${string}`;

export interface KeptImages<Kept> {
  load: (name: ImageName) => Promise<Kept | undefined>;
  save: (name: ImageName, image: Kept) => Promise<void>;
  discard: (name: ImageName) => Promise<void>;
  discardAll: () => Promise<void>;
}

/**
 * A database of the browser's for chosen images: local storage is too small for
 * them. Private windows may refuse it; then the images last as long as the page.
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
