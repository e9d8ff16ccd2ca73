import { club } from './club.ts';
import { paletteOf } from './palette.ts';

/** All colours of the chosen club. The build of the website puts the computed values in place of this module. */
export const palette = paletteOf(club.colours);
