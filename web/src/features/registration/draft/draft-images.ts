import { keptImages } from '#store/kept-images.ts';

/** The images chosen for a visitor's draft, stored on this device. */
export const visitorImages = keptImages(
  'registration-draft.v1',
  (value): value is File => value instanceof File,
);
