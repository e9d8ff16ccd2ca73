import { brand } from '@fanclub/contract/brand/brand';
import { type Language, type LanguageCode, languages } from '@fanclub/contract/text/languages';

export const colours = {
  ...brand.colours,
  muted: '#5B6168',
  line: '#E4E1DA',
  surface: '#FFFFFF',
} as const;

/** Mail programs know no logical properties: sides are chosen here, once. */
export interface Direction {
  dir: 'rtl' | 'ltr';
  start: 'left' | 'right';
  end: 'left' | 'right';
  fontFamily: string;
  lineHeight: string;
}

const sides = {
  rtl: { start: 'right', end: 'left' },
  ltr: { start: 'left', end: 'right' },
} as const;

const types: Record<Language['font'], Pick<Direction, 'fontFamily' | 'lineHeight'>> = {
  vazirmatn: { fontFamily: "Vazirmatn, Tahoma, 'Segoe UI', Arial, sans-serif", lineHeight: '1.75' },
  archivo: {
    fontFamily: "Archivo, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif",
    lineHeight: '1.55',
  },
};

export function directionOf(language: LanguageCode): Direction {
  const { direction, font } = languages[language];
  return { dir: direction, ...sides[direction], ...types[font] };
}
