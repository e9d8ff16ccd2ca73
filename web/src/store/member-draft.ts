import { deviceStorage } from '#store/browser-storage.ts';
import { keptImages } from './kept-images.ts';

/**
 * The storage of a member's half-filled form: the fields in local storage, the chosen images in an IndexedDB
 * database.
 */
function memberDraft(key: string, database: string) {
  const images = keptImages(database, (value): value is File => value instanceof File);
  return {
    key,
    images,
    /** Deletes the draft; called when the member logs out or sends the form. */
    async discard(): Promise<void> {
      deviceStorage.removeItem(key);
      await images.discardAll();
    },
  };
}

/** Where the browser stores the draft with which a member registers people of the family. */
export const {
  key: familyDraftKey,
  images: familyImages,
  discard: discardFamily,
} = memberDraft('familyDraft.v1', 'family-draft.v1');

/** Where the browser stores the draft of a renewal. */
export const {
  key: renewalDraftKey,
  images: renewalImages,
  discard: discardRenewal,
} = memberDraft('renewalDraft.v1', 'renewal-draft.v1');
