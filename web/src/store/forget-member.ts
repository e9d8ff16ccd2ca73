import { discardCardShell } from './card-shell.ts';
import { discardFamily } from './family-draft.ts';
import { discardFixImages } from './fix-images.ts';
import { discardRenewal } from './renewal-draft.ts';

/** What this device keeps for the member who is signed in, and for nobody after. */
export const forgetMember = () =>
  Promise.all([discardFixImages(), discardRenewal(), discardFamily(), discardCardShell()]);
