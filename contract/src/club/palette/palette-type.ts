import type { Hex } from './oklch.ts';

/** The colours that a club chooses. */
export interface ClubColours {
  /** The ground of the bands: top bar, hero, footer, and the head of mails. */
  main: Hex;
  /** Buttons, links and marks, and the card of a member. */
  accent: Hex;
  /** The ground of pages. */
  paper: Hex;
}

/** Colours of one scheme. `control` outlines inputs; `line` only decorates. */
export interface Scheme {
  page: Hex;
  surface: Hex;
  sunken: Hex;
  text: Hex;
  muted: Hex;
  line: Hex;
  control: Hex;
  /** The ground of the main button, the same under a pointer, and the words on both. */
  accentFill: Hex;
  accentHover: Hex;
  onAccent: Hex;
  /** Edges and underlines that mark what is chosen. */
  accentMark: Hex;
  /** Links, focus rings and checked controls. */
  accentText: Hex;
  success: Hex;
  warning: Hex;
  error: Hex;
  info: Hex;
}

/** Colours of areas that have the club's main colour in both schemes. */
export interface Band {
  isLight: boolean;
  ground: Hex;
  raised: Hex;
  line: Hex;
  text: Hex;
  muted: Hex;
  /** Headings, underlines and focus rings. */
  accent: Hex;
  accentFill: Hex;
  accentHover: Hex;
  onAccent: Hex;
}

/** One side of the membership card. The ground goes from `shine` to `ground`. */
export interface CardColours {
  ground: Hex;
  shine: Hex;
  sheen: Hex;
  text: Hex;
  muted: Hex;
  accent: Hex;
  stripes: Hex;
  edge: Hex;
}

export interface Palette {
  light: Scheme;
  dark: Scheme;
  band: Band;
  card: { waiting: CardColours; approved: CardColours };
}
