import type { LanguageCode } from '@fanclub/contract/text/languages';

/** Width of running text: some 60, at most about 68 characters, of which Persian ones are the narrower. */
export const measure: Record<LanguageCode, string> = { fa: '26em', en: '27.5em', it: '27.5em' };
