import type { Language } from '@fanclub/contract/text/languages';

/** Our typefaces, whose files `base.css` names; the first screen needs the preloaded one at once. */
export const fonts: Record<Language['font'], { family: string; preload: `/fonts/${string}` }> = {
  vazirmatn: {
    family: "'Vazirmatn Fan', 'Archivo Fan', Tahoma, system-ui, sans-serif",
    preload: '/fonts/vazirmatn-fa.v1.woff2',
  },
  archivo: {
    family: "'Archivo Fan', system-ui, 'Segoe UI', Roboto, sans-serif",
    preload: '/fonts/archivo-latin.v1.woff2',
  },
};
