import { brand } from '@fanclub/contract/brand/brand';

const { ink, paper, gold, goldText, goldOnInk, night } = brand.colours;

/** Colours of one scheme. `control` outlines inputs and needs a contrast of 3:1; `line` only decorates. */
export interface Tokens {
  page: string;
  surface: string;
  sunken: string;
  text: string;
  muted: string;
  line: string;
  control: string;
  /** Fill and text colour of the gold button. */
  gold: string;
  onGold: string;
  /** Gold for text, links, focus rings and checked controls. */
  accent: string;
  success: string;
  warning: string;
  error: string;
  info: string;
}

export const light: Tokens = {
  page: paper,
  surface: '#FFFFFF',
  sunken: '#F3F0EA',
  text: ink,
  muted: '#5B6168',
  line: '#E4E1DA',
  control: '#85827B',
  gold,
  onGold: ink,
  accent: goldText,
  success: '#1F7A4D',
  warning: '#9A5B00',
  error: '#B3261E',
  info: '#2B5C8A',
};

export const dark: Tokens = {
  page: night,
  surface: '#171B1F',
  sunken: '#0B0D0F',
  text: '#ECEAE4',
  muted: '#A5AAAF',
  line: '#2B3137',
  control: '#757C83',
  gold: goldOnInk,
  onGold: ink,
  accent: goldOnInk,
  success: '#5FC592',
  warning: '#F0B45C',
  error: '#F4968F',
  info: '#8FBAE2',
};

/** Colours of areas that are dark in both schemes: hero, card, footer. */
export const band = {
  ink,
  raised: '#1A1F24',
  text: paper,
  muted: '#B4B9BE',
  line: '#343A41',
  gold: goldOnInk,
} as const;

/** The radii are CSS lengths, because a number in `sx` would be a multiple of the theme's radius. */
export const radius = { card: '14px', input: '10px', chip: '999px' } as const;

/** Returns a CSS background of three broad vertical stripes. */
export function stripes(colour: string): string {
  return `repeating-linear-gradient(90deg, ${colour} 0 20%, transparent 20% 40%)`;
}
