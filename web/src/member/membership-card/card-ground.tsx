import Box from '@mui/material/Box';
import { card, cardGround, radius, stripes } from '#theme/tokens.ts';

export type CardSide = keyof typeof card;

/** The background of one side of the card. It tilts and turns over, and contains no text. */
export function CardGround({ side }: { side: CardSide }) {
  const colours = card[side];
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        inset: 0,
        borderRadius: radius.card,
        overflow: 'hidden',
        backfaceVisibility: 'hidden',
        transform: side === 'approved' ? 'rotateY(180deg)' : 'none',
        background: cardGround(colours),
        boxShadow: `inset 0 0 0 1px ${colours.edge}, 0 12px 40px -12px rgb(0 0 0 / 0.55)`,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          inlineSize: '37.5cqi',
          background: stripes(colours.stripes),
        }}
      />
    </Box>
  );
}
