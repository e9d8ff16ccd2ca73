import { palette } from '@fanclub/contract/club/colours';
import { type Language, type LanguageCode, languages } from '@fanclub/contract/text/languages';

const { dark } = palette;

/**
 * Colours for dark mail programs, by class. Programs that support `prefers-color-scheme` (Apple Mail, Thunderbird) then
 * use these colours and do not invert the light ones. All other styles are inline, so these need `!important`.
 */
export const darkScheme = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background-color: ${dark.page} !important; }
  .sheet { background-color: ${dark.surface} !important; }
  .sunken { background-color: ${dark.sunken} !important; }
  .words { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .link { color: ${dark.accentText} !important; }
  .line { border-color: ${dark.line} !important; }
  .button { background-color: ${dark.accentFill} !important; color: ${dark.onAccent} !important; }
  .band { box-shadow: inset 0 0 0 1px ${dark.line} !important; }
}
`;

/**
 * The direction, the sides and the type of a language. The sides are left and right, because mail programs do not
 * support logical properties.
 */
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
