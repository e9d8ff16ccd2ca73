import { type Language, type LanguageCode, languages } from '@fanclub/contract/text/languages';
import type { ThemeOptions } from '@mui/material/styles';

const size = {
  display: 'clamp(2.25rem, 1.35rem + 4.4vw, 4.75rem)',
  h1: 'clamp(1.875rem, 1.45rem + 2vw, 3rem)',
  h2: 'clamp(1.5rem, 1.2rem + 1.45vw, 2.375rem)',
  h3: 'clamp(1.25rem, 1.12rem + 0.65vw, 1.625rem)',
  body: 'clamp(1rem, 0.97rem + 0.15vw, 1.0625rem)',
};

/**
 * Returns the typography of a language. Persian has a larger line height and no letter spacing. Latin
 * headings use wider letters with less space between them.
 */
export function typographyFor(language: LanguageCode): NonNullable<ThemeOptions['typography']> {
  const { font } = languages[language];
  const isPersian = font === 'vazirmatn';
  const heading = isPersian
    ? { fontWeight: 800, lineHeight: 1.4, letterSpacing: 0 }
    : { fontWeight: 750, lineHeight: 1.15, letterSpacing: '-0.012em', fontStretch: '112%' };
  const text = { lineHeight: isPersian ? 1.75 : 1.6, letterSpacing: 0 };
  const small = { lineHeight: isPersian ? 1.7 : 1.5, letterSpacing: 0 };

  return {
    fontFamily: fonts[font].family,
    fontWeightMedium: 550,
    fontWeightBold: 700,
    display: {
      ...heading,
      fontSize: size.display,
      fontWeight: isPersian ? 900 : 850,
      lineHeight: isPersian ? 1.25 : 1.02,
      ...(isPersian ? {} : { fontStretch: '122%', letterSpacing: '-0.02em' }),
    },
    h1: { ...heading, fontSize: size.h1 },
    h2: { ...heading, fontSize: size.h2 },
    h3: { ...heading, fontSize: size.h3, fontWeight: 700 },
    h4: { ...heading, fontSize: '1.1875rem', fontWeight: 700 },
    h5: { ...heading, fontSize: '1.0625rem', fontWeight: 700 },
    h6: { ...heading, fontSize: '1rem', fontWeight: 700 },
    subtitle1: { ...text, fontSize: '1.125rem' },
    subtitle2: { ...text, fontSize: '0.9375rem', fontWeight: 650 },
    body1: { ...text, fontSize: size.body },
    body2: { ...text, fontSize: '0.9375rem' },
    /** A text that explains or adds to the content above or beside it. */
    note: { ...text, fontSize: '0.9375rem', color: 'var(--fan-palette-text-secondary)' },
    caption: { ...small, fontSize: '0.8125rem' },
    overline: {
      ...small,
      fontSize: '0.8125rem',
      fontWeight: 700,
      textTransform: 'none',
      letterSpacing: isPersian ? 0 : '0.02em',
    },
    button: { textTransform: 'none', fontWeight: 700, letterSpacing: 0, lineHeight: 1.5 },
  };
}

/** The typefaces, whose files `base.css` declares; `preload` is the file that the first screen preloads. */
export const fonts: Record<Language['font'], { family: string; preload: `/fonts/${string}` }> = {
  vazirmatn: {
    // The list has only one web font, because browsers would download a second one while the first one loads.
    family: "'Vazirmatn Fan', Tahoma, system-ui, sans-serif",
    preload: '/fonts/vazirmatn-fa.v1.woff2',
  },
  archivo: {
    family: "'Archivo Fan', system-ui, 'Segoe UI', Roboto, sans-serif",
    preload: '/fonts/archivo-latin.v1.woff2',
  },
};
