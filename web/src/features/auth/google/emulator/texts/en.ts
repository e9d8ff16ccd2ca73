import type { ChooserTexts } from '../texts.ts';

export const texts: ChooserTexts = {
  title: 'Choose a Google account',
  lead: 'Only the local suite shows this, in place of Google’s own window.',
  empty: 'No accounts yet; add one.',
  add: 'Add account',
  addLabel: 'E-mail of a new account',
  cancel: 'Cancel',
};
