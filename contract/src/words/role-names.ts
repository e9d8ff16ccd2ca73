import { perLanguage } from '../text/languages.ts';
import { names } from './names.ts';

/** Names of roles, in the panel and in mails. */
export const roleNames = perLanguage((code) => names[code].roles);
