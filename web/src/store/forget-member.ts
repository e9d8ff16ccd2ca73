import { discardCardShell } from './card-shell.ts';
import { discardFamily } from './family-draft.ts';
import { discardFixImages } from './fix-images.ts';
import { discardRenewal } from './renewal-draft.ts';

/** Deletes the images, drafts and the card's page that this device stores for the signed-in member. */
export const forgetMember = () =>
  Promise.all([discardFixImages(), discardRenewal(), discardFamily(), discardCardShell()]);
