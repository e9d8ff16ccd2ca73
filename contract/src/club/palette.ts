import {
  awayFrom,
  filled,
  limited,
  mutedOn,
  nudge,
  reaches,
  readable,
  visible,
  wordsOn,
} from './nudge.ts';
import { contrastRatio, distance, type Hex, mix, toHex, toOklch } from './oklch.ts';

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
}

export interface Palette {
  light: Scheme;
  dark: Scheme;
  band: Band;
  card: { waiting: CardColours; approved: CardColours };
}

/** From this distance on, two colours are told apart at a glance. */
export const apart = 0.2;

/** Returns a near black in the hue of the club. */
export function inkOf(main: Hex): Hex {
  const { l, c, h } = toOklch(main);
  return l <= 0.2 && c <= 0.02 ? main : toHex({ l: 0.19, c: Math.min(c, 0.02), h });
}

function lightOf({ main, accent, paper }: ClubColours): Scheme {
  const ground = toOklch(paper);
  const warm = (darker: number, chroma: number) =>
    toHex({ l: ground.l - darker, c: Math.min(0.02, ground.c * chroma), h: ground.h });
  const grounds = [paper, '#ffffff', warm(0.03, 2)] as const;
  const [page, surface, sunken] = grounds;
  const nudged = (colour: Hex, ratio = readable) =>
    nudge(colour, 'darker', reaches(ratio, grounds));
  const text = inkOf(main);
  const cool = toOklch(text);
  return {
    page,
    surface,
    sunken,
    text,
    muted: nudged(toHex({ ...cool, l: 0.49, c: Math.min(cool.c * 1.6, 0.02) })),
    line: warm(0.076, 2.4),
    control: nudged(warm(0.376, 2.6), visible),
    ...filled(accent, surface, text),
    accentMark: nudge(accent, 'darker', reaches(visible, [page, surface])),
    accentText: nudged(accent),
    success: nudged('#1f7a4d'),
    warning: nudged('#9a5b00'),
    error: nudged('#b3261e'),
    info: nudged('#2b5c8a'),
  };
}

function darkOf({ main, accent, paper }: ClubColours): Scheme {
  const ink = inkOf(main);
  const { c, h } = toOklch(ink);
  const cool = (l: number, chroma: number) => toHex({ l, c: Math.min(c * chroma, 0.024), h });
  const grounds = [cool(0.18, 0.9), cool(0.22, 1.1), cool(0.157, 0.7)] as const;
  const [page, surface, sunken] = grounds;
  const nudged = (colour: Hex, ratio = readable) =>
    nudge(colour, 'lighter', reaches(ratio, grounds));
  const warm = toOklch(paper);
  // A fill that carries dark words shines in the dark. A strong one stays as the club knows it, if it can be seen.
  const fill =
    wordsOn(accent, '#ffffff', ink) === ink
      ? limited(accent, 'lighter', 0.8)
      : nudge(accent, 'lighter', (hex) => grounds.every((one) => distance(hex, one) >= apart));
  return {
    page,
    surface,
    sunken,
    text: toHex({ l: 0.937, c: Math.min(warm.c * 2, 0.02), h: warm.h }),
    muted: nudged(cool(0.735, 1.3)),
    line: cool(0.31, 1.8),
    control: nudged(cool(0.585, 1.8), visible),
    ...filled(fill, '#ffffff', ink),
    accentMark: nudge(fill, 'lighter', reaches(visible, grounds)),
    accentText: nudged(limited(accent, 'lighter', 0.8)),
    success: nudged('#5fc592'),
    warning: nudged('#f0b45c'),
    error: nudged('#f4968f'),
    info: nudged('#8fbae2'),
  };
}

function bandOf({ main, accent, paper }: ClubColours): Band {
  const ink = inkOf(main);
  const text = wordsOn(main, paper, ink);
  const direction = awayFrom(text) === 'lighter' ? 'darker' : 'lighter';
  // What is raised comes nearer to the words, unless they can then no longer be read.
  const nearer = mix(main, text, 0.04);
  const raised =
    contrastRatio(nearer, text) >= 7
      ? nearer
      : mix(main, direction === 'lighter' ? '#000000' : '#ffffff', 0.12);
  const grounds = [main, raised] as const;
  const isSeen = (hex: Hex) => grounds.every((ground) => distance(hex, ground) >= apart);
  return {
    isLight: direction === 'darker',
    ground: main,
    raised,
    line: mix(main, text, 0.15),
    text,
    muted: mutedOn(text, grounds, 0.3),
    accent: nudge(
      limited(accent, direction, direction === 'lighter' ? 0.8 : 0.45),
      direction,
      reaches(readable, grounds),
    ),
    ...filled(nudge(accent, direction, isSeen), '#ffffff', ink),
  };
}

function cardOf(band: Band, main: Hex): Palette['card'] {
  const { accentFill: ground, onAccent: text } = band;
  const tone = toOklch(ground);
  // A light falls on the card where its words are dark, a shadow where they are light, so that both can be read.
  const lit = (lighter: number, darker: number) =>
    awayFrom(text) === 'lighter'
      ? toHex({ ...tone, l: tone.l + lighter, c: tone.c * 0.9 })
      : toHex({ ...tone, l: tone.l - darker });
  const [shine, sheen] = [lit(0.21, 0.1), lit(0.13, 0.05)];
  return {
    waiting: {
      ground: band.ground,
      shine: band.raised,
      sheen: band.ground,
      text: band.text,
      muted: band.muted,
      accent: band.accent,
      stripes: band.text,
    },
    approved: {
      ground,
      shine,
      sheen,
      text,
      muted: mutedOn(text, [ground, shine], 0.2),
      accent: text,
      stripes: main,
    },
  };
}

/**
 * Computes all colours of pages, mails, receipts, passes and the card. Words have a contrast of at least 4.5:1 to
 * their grounds, and what outlines or marks a control 3:1; a colour that has less is moved in lightness.
 */
export function paletteOf(colours: ClubColours): Palette {
  const band = bandOf(colours);
  return { light: lightOf(colours), dark: darkOf(colours), band, card: cardOf(band, colours.main) };
}
