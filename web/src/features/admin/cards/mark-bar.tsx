import {
  type Card,
  type CardState,
  cardStates,
  cardsAtOnce,
  cardTransitions,
} from '@fanclub/contract/cards/card';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { aboveConsent } from '#admin-kit/above-consent.ts';
import { Row } from '#ui/row.tsx';

interface MarkBarProps {
  ticked: Card[];
  isBusy: boolean;
  onAll: () => void;
  onClear: () => void;
  onMark: (state: CardState) => void;
}

/**
 * Returns the states to which all ticked cards can move. Posted cards can be posted again, which corrects their
 * tracking numbers.
 */
function targetsOf(ticked: readonly Card[]): CardState[] {
  const can = (card: Card, state: CardState) =>
    cardTransitions[card.state].includes(state) || (state === 'posted' && card.state === state);
  return cardStates.filter((state) => ticked.every((card) => can(card, state)));
}

/**
 * Bar at the end of the list with the number of ticked cards and the actions for them. While no card is ticked, the bar
 * has only the button that ticks all cards, and is not sticky.
 */
export function MarkBar({ ticked, isBusy, onAll, onClear, onMark }: MarkBarProps) {
  const { t } = useTranslation(['cards', 'common']);
  const count = ticked.length;
  const from = ticked[0]?.state;
  const textOf = (state: CardState) => {
    if (state === from) return t('marks.tracking');
    if (from === 'posted' && state === 'printed') return t('marks.notPosted');
    if (from === 'missing' && state === 'posted') return t('marks.found');
    return t(`marks.${state}`);
  };
  return (
    <Box role="group" aria-label={t('bar.label')} sx={count > 0 ? barStyle : endStyle}>
      <Row sx={{ gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 650, marginInlineEnd: 'auto' }}>
          {count > 0 && t('bar.count', { count })}{' '}
          {count >= cardsAtOnce && t('bar.full', { most: cardsAtOnce })}
        </Typography>
        <Button size="small" color="secondary" onClick={onAll}>
          {t('bar.all')}
        </Button>
        {count > 0 && (
          <Button size="small" color="secondary" onClick={onClear}>
            {t('common:actions.cancel')}
          </Button>
        )}
        {count > 0 &&
          targetsOf(ticked).map((state, place) => (
            <Button
              key={state}
              size="small"
              color="secondary"
              variant={place === 0 && state !== 'to_print' ? 'contained' : 'outlined'}
              disabled={isBusy}
              onClick={() => onMark(state)}
            >
              {textOf(state)}
            </Button>
          ))}
      </Row>
    </Box>
  );
}

const endStyle = { paddingBlock: 1.25 } as const;

const barStyle = {
  ...endStyle,
  ...aboveConsent,
  position: 'sticky',
  zIndex: 2,
  // On a phone the bar is as wide as the screen. On wider screens the bar is a little wider than the rows.
  marginInline: { xs: -2, sm: -1 },
  paddingInline: { xs: 2, sm: 1 },
  borderBlockStart: 'var(--line)',
  backgroundColor: 'background.default',
} as const;
