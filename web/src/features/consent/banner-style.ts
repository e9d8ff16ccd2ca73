import type { SxProps, Theme } from '@mui/material/styles';
import { floating } from '#theme/components/surfaces.ts';
import { radius } from '#theme/tokens.ts';
import { visuallyHidden } from '#ui/visually-hidden.ts';

type Style = SxProps<Theme>;

const place = { displayPrint: 'none', flexShrink: 0 } satisfies Style;

/** A sheet across phones and tablets; from 992 px a card in the corner that clicks pass beside. */
const atLowerEdge = {
  order: 1,
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 'fab',
  pointerEvents: { lg: 'none' },
  padding: { lg: 2 },
  '& > *': { pointerEvents: 'auto', marginInlineStart: { lg: 'auto' } },
} satisfies Style;

const sheet = {
  maxInlineSize: { lg: 400 },
  display: 'grid',
  gap: { xs: 1, lg: 1.25 },
  paddingInline: { xs: 2, sm: 3, lg: 2.5 },
  paddingBlockStart: { xs: 1.25, lg: 2 },
  paddingBlockEnd: { xs: 'max(10px, env(safe-area-inset-bottom))', lg: 2 },
  backgroundColor: 'background.paper',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0', lg: '1px' },
  borderColor: 'divider',
  borderRadius: { lg: radius.card },
  boxShadow: { lg: floating },
} satisfies Style;

/** On a phone the text alone says it, and the page needs the room. */
const title = { '@media (max-width: 599.95px)': { ...visuallyHidden } } satisfies Style;

const buttons = {
  display: 'grid',
  gridTemplateColumns: '44px 1fr 1fr',
  gap: 1,
  maxInlineSize: 480,
  '& button': { minInlineSize: 0, paddingInline: 1, lineHeight: 1.3 },
} satisfies Style;

export const bannerStyle = { place, floating: atLowerEdge, sheet, title, buttons };
