import type { Scheme } from '@fanclub/contract/club/palette/palette-type';
import { type LanguageCode, languages } from '@fanclub/contract/text/languages';
import { createTheme, type Theme } from '@mui/material/styles';
import { buttons } from './components/buttons.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.ts';
import { surfaces } from './components/surfaces.ts';
import { band, dark, light, radius } from './tokens.ts';
import { typographyFor } from './typography.ts';

/** The attribute on `<html>` with the colour scheme, which `first-paint.js` sets before this code loads. */
const schemeAttribute = 'data-scheme';

function palette(tokens: Scheme) {
  const state = (main: string) => ({ main, light: main, dark: main, contrastText: tokens.surface });
  return {
    primary: {
      main: tokens.accentText,
      light: tokens.accentFill,
      dark: tokens.accentText,
      contrastText: tokens.surface,
    },
    secondary: {
      main: tokens.text,
      light: tokens.muted,
      dark: tokens.text,
      contrastText: tokens.surface,
    },
    success: state(tokens.success),
    warning: state(tokens.warning),
    error: state(tokens.error),
    info: state(tokens.info),
    text: { primary: tokens.text, secondary: tokens.muted, disabled: tokens.muted },
    background: { default: tokens.page, paper: tokens.surface },
    divider: tokens.line,
    band: { ...band },
    surface: { sunken: tokens.sunken, control: tokens.control },
    accent: {
      fill: tokens.accentFill,
      hover: tokens.accentHover,
      on: tokens.onAccent,
      mark: tokens.accentMark,
    },
  };
}

/** Creates the theme of a language: shared colours and shapes, with the direction and typography of the language. */
export function buildTheme(language: LanguageCode): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'fan' },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    direction: languages[language].direction,
    // From 768 px the pricing cards become a table; below 992 px a screen counts as narrow.
    breakpoints: { values: { xs: 0, sm: 600, md: 768, lg: 992, xl: 1280 } },
    shape: { borderRadius: radius.input },
    spacing: 8,
    typography: typographyFor(language),
    transitions: {
      duration: {
        shortest: 120,
        shorter: 150,
        short: 180,
        standard: 200,
        complex: 250,
        enteringScreen: 200,
        leavingScreen: 150,
      },
      easing: { easeInOut: 'ease-out', easeOut: 'ease-out', easeIn: 'ease-out', sharp: 'ease-out' },
    },
    components: {
      MuiTypography: { defaultProps: { variantMapping: { note: 'p' } } },
      ...buttons,
      ...inputs,
      ...surfaces,
      ...feedback,
    },
  });
}
