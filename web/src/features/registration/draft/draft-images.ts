import { type ImageCopy, type ImageName, type KeptImages, keptImages } from '#store/kept-images.ts';

/** The local copies of the images that a visitor has chosen for the draft. */
export const visitorImages = keptImages(
  'registration-draft.v1',
  (value): value is File => value instanceof File,
);

/**
 * The local copy of one image of the draft. If no draft was restored, a copy that still exists is from an earlier form
 * and is deleted.
 */
export function draftCopy(images: KeptImages<File>, name: ImageName, isRestored = true): ImageCopy {
  const discard = () => images.discard(name);
  return {
    discard,
    save: (file) => images.save(name, file),
    async load() {
      if (!isRestored) await discard();
      const file = await images.load(name);
      return file && { file };
    },
  };
}
