import { foldText } from './fold.ts';

/** Returns a word or a name in the form by which it is looked up: folded, and without punctuation. */
export const wordKey = (text: string): string =>
  foldText(text.replaceAll('\u200c', '').replaceAll('&', ' and '))
    .replace(/[.']/g, '')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s\-(),;/_]+/g, ' ')
    .trim();
