import { contrastRatio, distance, type Hex, mix, toHex, toOklch } from './oklch.ts';

/** The contrasts of WCAG 2.2 that words need to their ground, and what outlines or marks a control. */
export const readable = 4.5;
export const visible = 3;

/** From this distance on, two colours are told apart at a glance. */
export const apart = 0.2;

type Direction = 'lighter' | 'darker';

/** Moves the lightness of a colour, and keeps its hue, until `isDone`, or to white or black. */
export function nudge(colour: Hex, direction: Direction, isDone: (hex: Hex) => boolean): Hex {
  const start = toOklch(colour);
  const step = direction === 'lighter' ? 0.01 : -0.01;
  let hex = colour;
  for (let l = start.l; !isDone(hex) && l > 0 && l < 1; ) {
    l += step;
    hex = toHex({ ...start, l });
  }
  return hex;
}

/** Returns a test whether a colour has this contrast to all grounds. */
export const reaches = (ratio: number, grounds: readonly Hex[]) => (hex: Hex) =>
  grounds.every((ground) => contrastRatio(hex, ground) >= ratio);

/** Returns the colour with a lightness of at least, or at most, `l`. */
export function limited(colour: Hex, direction: Direction, l: number): Hex {
  const own = toOklch(colour);
  const isBeyond = direction === 'lighter' ? own.l >= l : own.l <= l;
  return isBeyond ? colour : toHex({ ...own, l });
}

/** Returns the direction in which the contrast to a colour grows. */
export const awayFrom = (colour: Hex): Direction =>
  contrastRatio(colour, '#ffffff') >= contrastRatio(colour, '#000000') ? 'lighter' : 'darker';

/** Returns the words' colour for a ground: light if that can be read, because it looks better on strong colours. */
export const wordsOn = (ground: Hex, pale: Hex, ink: Hex): Hex =>
  [pale, ink, '#ffffff' as const].find((words) => contrastRatio(words, ground) >= readable) ??
  '#000000';

/** Returns words that step back behind `text`: a share of the first ground is mixed in, if they can be read then. */
export function mutedOn(text: Hex, grounds: readonly [Hex, ...Hex[]], share: number): Hex {
  const isReadable = reaches(readable, grounds);
  let muted = mix(text, grounds[0], share);
  for (let less = share; less > 0 && !isReadable(muted); ) {
    less = Math.max(0, less - 0.02);
    muted = mix(text, grounds[0], less);
  }
  return muted;
}

/** Returns a fill with its words, and what it becomes under a pointer, which is a step away from the words. */
export function filled(accentFill: Hex, pale: Hex, ink: Hex) {
  const onAccent = wordsOn(accentFill, pale, ink);
  const beyond = awayFrom(onAccent) === 'lighter' ? '#ffffff' : '#000000';
  return { accentFill, accentHover: mix(accentFill, beyond, 0.14), onAccent };
}

/** Returns the accent as a fill that is told apart from its grounds; instead of a grey it would become, `text`. */
export function seenOn(grounds: readonly Hex[], accent: Hex, direction: Direction, text: Hex): Hex {
  const isSeen = (hex: Hex) => grounds.every((ground) => distance(hex, ground) >= apart);
  return !isSeen(accent) && toOklch(accent).c < 0.05 ? text : nudge(accent, direction, isSeen);
}
