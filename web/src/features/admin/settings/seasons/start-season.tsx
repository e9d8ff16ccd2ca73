import { type Season, startSeason } from '@fanclub/contract/seasons/admin-routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ChangedSettings } from '../changed-settings.tsx';
import { useSettingsChange } from '../use-settings.ts';
import { changesOfPlan } from './plan-values.ts';

interface StartSeasonProps {
  season: Season;
  current: Season;
  onClose: () => void;
}

/** Asks for confirmation before a planned season is started, and lists the settings that change. */
export function StartSeason({ season, current, onClose }: StartSeasonProps) {
  const { t } = useTranslation('settings');
  const starting = useSettingsChange(startSeason);
  const changes = changesOfPlan(season, current);
  return (
    <ConfirmDialog
      open
      title={t('seasons.start.title', { season: season.label })}
      confirmLabel={t('seasons.start.confirm')}
      mutation={starting}
      fallback="action_failed"
      onConfirm={() => starting.mutate({ params: { seasonId: season.id } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
        {(['members', 'running', 'opens', 'back'] as const).map((sentence) => (
          <li key={sentence}>{t(`seasons.start.${sentence}`)}</li>
        ))}
      </Box>
      <Typography sx={{ fontWeight: 650, marginBlock: 1.5 }}>
        {t(changes.length > 0 ? 'seasons.start.changes' : 'seasons.start.noChanges')}
      </Typography>
      <ChangedSettings changes={changes} />
    </ConfirmDialog>
  );
}
