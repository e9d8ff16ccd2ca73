import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import type { band } from './tokens.ts';

type Band = { [name in keyof typeof band]: string };

interface OwnPalette {
  /** Colours of areas that are the same in both schemes. */
  band: Band;
  surface: { sunken: string; control: string };
  accent: { fill: string; hover: string; on: string; mark: string };
}

declare module '@mui/material/styles' {
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface TypographyVariants {
    display: CSSProperties;
    note: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display?: CSSProperties;
    note?: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
    note: true;
  }
}
