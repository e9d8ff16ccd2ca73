import { keptImages } from '#store/kept-images.ts';

/** The chosen pictures of a visitor's draft. */
export const visitorImages = keptImages(
  'registration-draft.v1',
  (value): value is File => value instanceof File,
);
