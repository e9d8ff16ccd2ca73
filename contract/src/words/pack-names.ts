import { perLanguage } from '../text/languages.ts';
import { names } from './names.ts';

/** Names of the packages by language, for pages and mails. */
export const packNames = perLanguage((code) => names[code].packs);
