import { filled, limited, nudge, reaches, readable, seenOn, visible, wordsOn } from './nudge.ts';
import { type Hex, toHex, toOklch } from './oklch.ts';
import type { ClubColours, Scheme } from './palette-type.ts';

/** Returns a near black in the hue of the club. */
export function inkOf(main: Hex): Hex {
  const { l, c, h } = toOklch(main);
  return l <= 0.2 && c <= 0.02 ? main : toHex({ l: 0.19, c: Math.min(c, 0.012), h });
}

export function lightOf({ main, accent, paper }: ClubColours): Scheme {
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

export function darkOf({ main, accent, paper }: ClubColours): Scheme {
  const ink = inkOf(main);
  const { c, h } = toOklch(ink);
  const cool = (l: number, chroma: number) => toHex({ l, c: Math.min(c * chroma, 0.016), h });
  const grounds = [cool(0.18, 0.9), cool(0.22, 1.1), cool(0.157, 0.7)] as const;
  const [page, surface, sunken] = grounds;
  const nudged = (colour: Hex, ratio = readable) =>
    nudge(colour, 'lighter', reaches(ratio, grounds));
  const warm = toOklch(paper);
  const text = toHex({ l: 0.937, c: Math.min(warm.c * 2, 0.02), h: warm.h });
  // A fill that carries dark words shines in the dark. A strong one stays as the club knows it, if it can be seen.
  const shining =
    wordsOn(accent, '#ffffff', ink) === ink ? limited(accent, 'lighter', 0.8) : accent;
  const fill = seenOn(grounds, shining, 'lighter', text);
  return {
    page,
    surface,
    sunken,
    text,
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
