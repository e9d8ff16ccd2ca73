/**
 * Returns a word or a name in the form by which it is looked up: in lower case, without marks, punctuation and invisible
 * characters, with one form of each Persian letter.
 */
export const wordKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}.'’`´]/gu, '')
    .toLowerCase()
    .replace(/[يى]/g, 'ی')
    .replace(/ك/g, 'ک')
    .replace(/[ةەۀ]/g, 'ه')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/&/g, ' and ')
    .replace(/\bsaint\b/g, 'st')
    .replace(/[\s\-‐-―(),،;/_]+/g, ' ')
    .trim();
