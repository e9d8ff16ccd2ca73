import { brand } from '@fanclub/contract/brand/brand';
import { isRtl, type LanguageCode } from '@fanclub/contract/text/language';

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

const persianFonts = "Vazirmatn, Tahoma, 'Segoe UI', Arial, sans-serif";
const latinFonts = "Archivo, 'Segoe UI', 'Helvetica Neue', Helvetica, Arial, sans-serif";

export function directionOf(language: LanguageCode): Direction {
  return isRtl(language)
    ? { dir: 'rtl', start: 'right', end: 'left', fontFamily: persianFonts, lineHeight: '1.75' }
    : { dir: 'ltr', start: 'left', end: 'right', fontFamily: latinFonts, lineHeight: '1.55' };
}
