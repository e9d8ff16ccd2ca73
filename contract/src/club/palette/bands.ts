import {
  apart,
  awayFrom,
  filled,
  limited,
  mutedOn,
  nudge,
  reaches,
  readable,
  seenOn,
  wordsOn,
} from './nudge.ts';
import { contrastRatio, distance, type Hex, mix, toHex, toOklch } from './oklch.ts';
import type { Band, CardColours, ClubColours } from './palette-type.ts';
import { inkOf } from './schemes.ts';

/** A colour that was moved farther than this is no longer the club's own: dark red that became salmon. */
const recognised = 0.3;

export function bandOf({ main, accent, paper }: ClubColours): Band {
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
  const fill = seenOn(grounds, accent, direction, text);
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
    ...(distance(accent, main) < apart / 2 || distance(accent, fill) > recognised
      ? { accentFill: text, accentHover: mutedOn(text, grounds, 0.08), onAccent: main }
      : filled(fill, '#ffffff', ink)),
  };
}

export function cardOf(band: Band, main: Hex): Record<'waiting' | 'approved', CardColours> {
  const { accentFill: ground, onAccent: text } = band;
  const tone = toOklch(ground);
  // A light falls on the card where its words are dark, a shadow where they are light, so that both can be read.
  const lit = (lighter: number, darker: number) =>
    tone.l > toOklch(text).l
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
      edge: band.line,
    },
    approved: {
      ground,
      shine,
      sheen,
      text,
      muted: mutedOn(text, [ground, shine], 0.2),
      accent: text,
      stripes: main,
      edge: text === main ? mix(ground, main, 0.2) : mix(ground, '#ffffff', 0.35),
    },
  };
}
