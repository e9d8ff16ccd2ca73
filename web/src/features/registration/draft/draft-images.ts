import { keptImages } from '#store/kept-images.ts';

/** The local copies of the images that a visitor has chosen for the draft. */
export const visitorImages = keptImages(
  'registration-draft.v1',
  (value): value is File => value instanceof File,
);
