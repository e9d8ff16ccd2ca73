import type { LanguageCode } from '@fanclub/contract/text/language';

/** Width of running text: at most 68 characters, of which Persian ones are the narrower. */
export const measure: Record<LanguageCode, string> = { fa: '27.5em', en: '28.5em', it: '28em' };
