import { band, light } from '#theme/tokens.ts';

export type CardSide = 'ink' | 'gold';

/** Three broad stripes, the one ornament. */
function stripes(colour: string): string {
  return `repeating-linear-gradient(90deg, ${colour} 0 20%, transparent 20% 40%)`;
}

export const sides = {
  ink: {
    ground: `linear-gradient(125deg, ${band.raised}, ${band.ink} 60%)`,
    stripes: stripes(band.text),
    text: band.text,
    accent: band.gold,
    edge: band.line,
  },
  gold: {
    ground: `linear-gradient(125deg, #F0CF7E, ${light.gold} 45%, #DDB45A 70%, ${light.gold})`,
    stripes: stripes(band.ink),
    text: band.ink,
    accent: band.ink,
    edge: 'rgb(255 255 255 / 0.35)',
  },
} as const satisfies Record<CardSide, Record<string, string>>;
