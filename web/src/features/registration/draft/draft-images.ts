import { keptImages } from '#store/kept-images.ts';

/** The chosen pictures of the draft. */
export const {
  load: loadImage,
  save: saveImage,
  discard: discardImage,
} = keptImages('registration-draft.v1', (value) => value instanceof File);
