import type { LanguageCode } from '@fanclub/contract/text/languages';

export interface ChooserTexts {
  title: string;
  lead: string;
  empty: string;
  add: string;
  addLabel: string;
  cancel: string;
}

const files = import.meta.glob<ChooserTexts>('./texts/*.ts', { eager: true, import: 'texts' });

/**
 * Returns the texts of the chooser in a language. These texts are not in the catalogue, so that no deployed file
 * contains them.
 */
export function chooserTexts(language: LanguageCode): ChooserTexts {
  const texts = files[`./texts/${language}.ts`];
  if (!texts) throw new Error(`No texts of the account chooser in ${language}`);
  return texts;
}
