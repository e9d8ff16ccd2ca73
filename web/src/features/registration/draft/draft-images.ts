import type { FileType } from '@fanclub/contract/uploads/file-rules';
import { createStore, del, get, set } from 'idb-keyval';

/** The chosen pictures of the draft: local storage is too small for them. */
const store = () => createStore('registration-draft.v1', 'images');

// Private windows may refuse IndexedDB; then the pictures last as long as the page.
const orNothing = () => undefined;

export async function loadImage(fileType: FileType): Promise<File | undefined> {
  try {
    const image: unknown = await get(fileType, store());
    return image instanceof File ? image : undefined;
  } catch {
    return undefined;
  }
}

export async function saveImage(fileType: FileType, image: File): Promise<void> {
  try {
    await set(fileType, image, store());
  } catch {
    orNothing();
  }
}

export async function discardImage(fileType: FileType): Promise<void> {
  try {
    await del(fileType, store());
  } catch {
    orNothing();
  }
}
