import type { Card } from '@fanclub/contract/cards/card';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { RequestLink } from '#admin-kit/request-link.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { Replacement } from './replacement.tsx';

interface CardRowProps {
  card: Card;
  /** True if the list has cards in several states, so that each row names the card's state. */
  saysState: boolean;
  /** Null if the row has no checkbox. */
  isTicked: boolean | null;
  onTick: () => void;
}

/** Row of a card: the name on the card, the application, and the time since which the card has its present state. */
export function CardRow({ card, saysState, isTicked, onTick }: CardRowProps) {
  const { t, format } = useTexts(['cards', 'admin']);
  const { name_on_card: name, recipient } = card;
  const since = card.steps.find(({ state }) => state === card.state)?.at;
  return (
    <Box component="li" sx={rowStyle}>
      {isTicked !== null && (
        <Checkbox
          size="small"
          checked={isTicked}
          onChange={onTick}
          slotProps={{ input: { 'aria-label': t('row.tick', { name }) } }}
          sx={{ padding: '4px', marginInlineStart: '-6px', alignSelf: 'start' }}
        />
      )}
      <Box sx={contentStyle}>
        <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 650 }}>
            <bdi>{name}</bdi>
          </Typography>
          {recipient && <RequestLink number={recipient.request_number} tab="card" />}
          {recipient && recipient.name_on_card !== name && (
            <Typography variant="body2" color="error">
              {t('row.otherName', { name: recipient.name_on_card })}
            </Typography>
          )}
        </Box>
        <Box>
          <Typography variant="body2">{t('admin:find.season', { season: card.season })}</Typography>
          <Typography variant="note" title={since && format.date(since)}>
            {since && t(`row.since.${card.state}`, { day: format.ownDate(since) })}
          </Typography>
          {card.tracking && (
            <Typography variant="note">
              {t('tracking')} <Ltr>{card.tracking}</Ltr>
            </Typography>
          )}
          <Row sx={{ gap: 0.75 }}>
            {saysState && <Chip size="small" variant="outlined" label={t(`lists.${card.state}`)} />}
            {card.is_held && <Chip size="small" color="warning" label={t('row.held')} />}
            {card.is_unwanted && <Chip size="small" color="error" label={t('row.unwanted')} />}
            {card.state === 'missing' && card.reported_at && (
              <Chip size="small" color="warning" label={t('row.reported')} />
            )}
            <Replacement card={card} />
          </Row>
        </Box>
      </Box>
    </Box>
  );
}

const rowStyle = {
  display: 'flex',
  columnGap: 1,
  paddingBlock: 1.5,
  borderBlockEnd: 'var(--line)',
} as const;

const contentStyle = {
  flexGrow: 1,
  minInlineSize: 0,
  display: 'grid',
  gridTemplateColumns: {
    sm: 'minmax(0, 1fr) minmax(0, 1fr)',
  },
  columnGap: 3,
  rowGap: 0.75,
} as const;
