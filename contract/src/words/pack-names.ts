import { perLanguage } from '../text/languages.ts';
import { names } from './names.ts';

/** Names of packages, on pages and in mails. */
export const packNames = perLanguage((code) => names[code].packs);
