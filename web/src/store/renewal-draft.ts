import { fileTypes } from '@fanclub/contract/uploads/file-rules';
import { keptImages } from './kept-images.ts';

/** A half-filled renewal in local storage, which says whose it is. */
export const renewalDraftKey = 'renewalDraft.v1';

/** The images that were chosen for it. */
export const renewalImages = keptImages(
  'renewal-draft.v1',
  (value): value is File => value instanceof File,
);

/** Its member has logged out, or has sent it. */
export async function discardRenewal(): Promise<void> {
  try {
    localStorage.removeItem(renewalDraftKey);
  } catch {
    // Forbidden storage holds nothing.
  }
  await Promise.all(fileTypes.map(renewalImages.discard));
}
