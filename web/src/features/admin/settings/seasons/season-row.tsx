import type { Season } from '@fanclub/contract/seasons/admin-routes';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { formatSeason } from '#i18n/format.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const colors = { past: 'default', current: 'success', next: 'info' } as const;

const actions = {
  past: ['end'],
  current: ['end'],
  next: ['change', 'start', 'drop'],
} as const;
export type SeasonAction = (typeof actions)[keyof typeof actions][number];

interface SeasonRowProps {
  season: Season;
  /** Null if the admin may only read the seasons. */
  onAction: ((action: SeasonAction) => void) | null;
}

/** Row of a season: its name, its state and its dates. */
export function SeasonRow({ season, onAction }: SeasonRowProps) {
  const { t, language } = useTexts('settings');
  const { state } = season;
  const label = formatSeason(season.label, language);
  return (
    <Box component="li" sx={{ paddingBlock: 1.5, borderBlockEnd: 'var(--line)' }}>
      <Row sx={{ gap: 1 }}>
        <Typography component="span" sx={{ fontWeight: 700 }}>
          {label}
        </Typography>
        <Chip
          size="small"
          variant="outlined"
          color={colors[state]}
          label={t(`seasons.states.${state}`)}
        />
      </Row>
      <Typography variant="note">
        <Dotted parts={useDays(season)} />
      </Typography>
      {onAction && (
        <Row sx={{ gap: 1, marginBlockStart: 1 }}>
          {actions[state].map((action) => (
            <SecondaryButton
              key={action}
              size="small"
              onClick={() => onAction(action)}
              aria-label={`${t(`seasons.actions.${action}`)}: ${label}`}
            >
              {t(`seasons.actions.${action}`)}
            </SecondaryButton>
          ))}
        </Row>
      )}
    </Box>
  );
}

/**
 * Returns the season's dates as sentences: when it starts or started, and until when its memberships are
 * valid.
 */
function useDays({ state, opens, started_at, ends }: Season): (string | null)[] {
  const { t, format } = useTexts('settings');
  const beginning = () => {
    if (state !== 'next') return started_at && t('seasons.began', { day: format.date(started_at) });
    return opens ? t('seasons.opens', { day: format.day(opens) }) : t('seasons.byHand');
  };
  return [beginning(), ends ? t('seasons.ends', { day: format.day(ends) }) : t('seasons.noEnd')];
}
