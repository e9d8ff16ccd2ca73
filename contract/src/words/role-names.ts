import { perLanguage } from '../text/languages.ts';
import { names } from './names.ts';

/** Names of the admins' roles by language, for the panel and mails. */
export const roleNames = perLanguage((code) => names[code].roles);
