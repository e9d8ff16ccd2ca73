import { bandOf, cardOf } from './palette/bands.ts';
import type { ClubColours, Palette } from './palette/palette-type.ts';
import { darkOf, lightOf } from './palette/schemes.ts';

/**
 * Computes all colours of pages, mails, receipts, passes and the card. Words have a contrast of at least 4.5:1 to
 * their grounds, and what outlines or marks a control 3:1; a colour that has less is moved in lightness.
 */
export function paletteOf(colours: ClubColours): Palette {
  const band = bandOf(colours);
  return { light: lightOf(colours), dark: darkOf(colours), band, card: cardOf(band, colours.main) };
}
