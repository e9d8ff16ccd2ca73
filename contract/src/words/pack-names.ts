import { perLanguage } from '../text/languages.ts';
import { names } from './names.ts';

export const packNames = perLanguage((code) => names[code].packs);
