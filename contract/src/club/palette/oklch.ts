export type Hex = `#${string}`;

/** A colour in OKLCH, where an equal step of lightness looks equal in every hue: lightness 0 to 1, chroma, hue. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const toLinear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function channelsOf(hex: Hex): Triple {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

function hexOf(channels: Triple): Hex {
  const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255);
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The matrices are those of Björn Ottosson's OKLab. */
function oklabOf(hex: Hex): Triple {
  const [r, g, b] = channelsOf(hex).map(toLinear) as unknown as Triple;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function linearOf({ l, c, h }: Oklch): Triple {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const x = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const y = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const z = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z,
    -1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z,
    -0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z,
  ];
}

export function toOklch(hex: Hex): Oklch {
  const [l, a, b] = oklabOf(hex);
  return { l, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** Returns the colour; where a screen cannot show so much chroma at this lightness, the hue is kept and pales. */
export function toHex({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l));
  for (let chroma = c; ; chroma = Math.max(0, chroma - 0.002)) {
    const linear = linearOf({ l: lightness, c: chroma, h });
    if (chroma === 0 || linear.every((value) => value > -0.0005 && value < 1.0005)) {
      return hexOf(linear.map((value) => fromLinear(Math.max(0, value))) as unknown as Triple);
    }
  }
}

/** Returns `one` with a share of `other`, from 0 to 1, as `color-mix` mixes them. */
export function mix(one: Hex, other: Hex, share: number): Hex {
  const added = channelsOf(other);
  const mixed = channelsOf(one).map((value, i) => value + ((added[i] ?? value) - value) * share);
  return hexOf(mixed as unknown as Triple);
}

/** Returns how different two colours look: 0 for the same colour, 1 for black and white. */
export function distance(one: Hex, other: Hex): number {
  const [l, a, b] = oklabOf(one);
  const [otherL, otherA, otherB] = oklabOf(other);
  return Math.hypot(l - otherL, a - otherA, b - otherB);
}

/** The WCAG 2.2 contrast ratio of two colours. */
export function contrastRatio(one: Hex, other: Hex): number {
  const luminance = (hex: Hex) => {
    const [r, g, b] = channelsOf(hex).map(toLinear) as unknown as Triple;
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
