import { discardCardShell } from './card-shell.ts';
import { discardFixImages } from './fix-images.ts';
import { discardFamily, discardRenewal } from './member-draft.ts';

/** Deletes the images, drafts and the card's page that this device stores for the signed-in member. */
export const forgetMember = () =>
  Promise.all([discardFixImages(), discardRenewal(), discardFamily(), discardCardShell()]);
