import type { ChooserTexts } from '../texts.ts';

export const texts: ChooserTexts = {
  title: 'Scegli un account Google',
  lead: 'Si vede solo in locale, al posto della finestra di Google.',
  empty: 'Ancora nessun account; aggiungine uno.',
  add: 'Aggiungi account',
  addLabel: 'E-mail di un nuovo account',
  cancel: 'Annulla',
};
