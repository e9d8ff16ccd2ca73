import Box from '@mui/material/Box';
import { band, light, radius, stripes } from '#theme/tokens.ts';

export type CardSide = 'ink' | 'gold';

const sides = {
  ink: {
    ground: `linear-gradient(125deg, ${band.raised}, ${band.ink} 60%)`,
    stripes: stripes(band.text),
    edge: band.line,
  },
  gold: {
    ground: `linear-gradient(125deg, #F0CF7E, ${light.gold} 45%, #DDB45A 70%, ${light.gold})`,
    stripes: stripes(band.ink),
    edge: 'rgb(255 255 255 / 0.35)',
  },
} as const satisfies Record<CardSide, Record<string, string>>;

/** The background of one side of the card. It tilts and turns over, and contains no text. */
export function CardGround({ side }: { side: CardSide }) {
  const colours = sides[side];
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        borderRadius: radius.card,
        overflow: 'hidden',
        backfaceVisibility: 'hidden',
        transform: side === 'gold' ? 'rotateY(180deg)' : 'none',
        background: colours.ground,
        boxShadow: `inset 0 0 0 1px ${colours.edge}, 0 12px 40px -12px rgb(0 0 0 / 0.55)`,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: '37.5cqi',
          background: colours.stripes,
        }}
      />
    </Box>
  );
}
