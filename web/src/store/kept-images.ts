import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { createStore, del, get, set } from 'idb-keyval';

export interface KeptImages<Kept> {
  load: (fileType: FileType) => Promise<Kept | undefined>;
  save: (fileType: FileType, image: Kept) => Promise<void>;
  discard: (fileType: FileType) => Promise<void>;
}

/**
 * A database of the browser's for chosen images, one of each kind: local storage is too small for
 * them. Private windows may refuse it; then the images last as long as the page.
 */
export function keptImages<Kept>(
  database: string,
  isKept: (value: unknown) => value is Kept,
): KeptImages<Kept> {
  const store = () => createStore(database, 'images');
  const orNothing = () => undefined;
  return {
    async load(fileType) {
      try {
        const image: unknown = await get(fileType, store());
        return isKept(image) ? image : undefined;
      } catch {
        return undefined;
      }
    },
    async save(fileType, image) {
      try {
        await set(fileType, image, store());
      } catch {
        orNothing();
      }
    },
    async discard(fileType) {
      try {
        await del(fileType, store());
      } catch {
        orNothing();
      }
    },
  };
}
