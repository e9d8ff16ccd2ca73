import { palette } from '@fanclub/contract/club/colours';

export const { light, dark, card } = palette;

/** Colours of areas that have the club's main colour in both schemes: top bar, hero, footer. */
export const { isLight: isBandLight, ...band } = palette.band;

/** Theme variables that have another value on a band, so that buttons, links and focus rings can be seen there. */
export const bandAccents = {
  '--fan-palette-primary-main': 'var(--fan-palette-band-accent)',
  '--fan-palette-accent-fill': 'var(--fan-palette-band-accentFill)',
  '--fan-palette-accent-hover': 'var(--fan-palette-band-accentHover)',
  '--fan-palette-accent-on': 'var(--fan-palette-band-onAccent)',
} as const;

/** Styles of a band and of what stands on it. A light form on a band needs the theme's own variables again. */
export const onBand = {
  color: 'band.text',
  backgroundColor: 'band.ground',
  ...bandAccents,
} as const;

/** The radii are CSS lengths, because a number in `sx` would be a multiple of the theme's radius. */
export const radius = { card: '14px', input: '10px', chip: '999px' } as const;

/** Returns a CSS background of three broad vertical stripes. */
export function stripes(colour: string): string {
  return `repeating-linear-gradient(90deg, ${colour} 0 20%, transparent 20% 40%)`;
}

/** Returns the background of a side of the card: a light from one corner, and a second gleam. */
export function cardGround({ ground, shine, sheen }: (typeof card)['approved']): string {
  return `linear-gradient(125deg, ${shine}, ${ground} 45%, ${sheen} 70%, ${ground})`;
}
