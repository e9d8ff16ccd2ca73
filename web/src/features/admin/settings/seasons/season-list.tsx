import { dropSeason, type Season } from '@fanclub/contract/seasons/admin-routes';
import { seasonAfter, seasonIdOf } from '@fanclub/contract/seasons/season';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useMay } from '#admin-kit/api/use-may.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { bareList } from '#ui/bare-list.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { useSettingsChange } from '../use-settings.ts';
import { PlanSeason } from './plan-season.tsx';
import { planAfter, planOf } from './plan-values.ts';
import { type SeasonAction, SeasonRow } from './season-row.tsx';
import { SetEnd } from './set-end.tsx';
import { StartSeason } from './start-season.tsx';

type UnderWay = { kind: 'plan' } | { kind: SeasonAction; season: Season } | null;

/**
 * Lists the seasons. Owners have actions for each season, and can plan the next season if there is no plan for it yet.
 */
export function SeasonList({ seasons }: { seasons: readonly Season[] }) {
  const { t } = useTexts('settings');
  const mayPlan = useMay()('saveSeason');
  const [underWay, setUnderWay] = useState<UnderWay>(null);
  const isPlanned = seasons.some(({ state }) => state === 'next');
  const label = seasonAfter(seasons.at(-1)?.label ?? '');
  return (
    <>
      <Box component="ol" aria-label={t('seasons.title')} sx={bareList}>
        {seasons.map((season) => (
          <SeasonRow
            key={season.id}
            season={season}
            onAction={mayPlan ? (kind) => setUnderWay({ kind, season }) : null}
          />
        ))}
      </Box>
      {!isPlanned && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {t('seasons.none')}
        </Typography>
      )}
      {mayPlan && !isPlanned && (
        <SecondaryButton onClick={() => setUnderWay({ kind: 'plan' })} sx={{ marginBlockStart: 2 }}>
          {t('seasons.form.plan', { season: label })}
        </SecondaryButton>
      )}
      <SeasonDialog {...{ seasons, label, underWay }} onClose={() => setUnderWay(null)} />
    </>
  );
}

interface SeasonDialogProps {
  seasons: readonly Season[];
  /** The label of the season that can be planned next, such as 2027/28. */
  label: string;
  underWay: UnderWay;
  onClose: () => void;
}

function SeasonDialog({ seasons, label, underWay, onClose }: SeasonDialogProps) {
  const { t, language } = useTexts('settings');
  const current = seasons.find(({ state }) => state === 'current');
  if (!underWay || !current) return null;
  if (underWay.kind === 'plan') {
    return (
      <PlanSeason
        season={{ id: seasonIdOf(label), version: 0 }}
        title={t('seasons.form.plan', { season: label })}
        initialValues={planAfter(current, language)}
        onClose={onClose}
      />
    );
  }
  const { kind, season } = underWay;
  if (kind === 'end') return <SetEnd season={season} onClose={onClose} />;
  if (kind === 'start') return <StartSeason {...{ season, current, onClose }} />;
  if (kind === 'drop') return <DropSeason season={season} onClose={onClose} />;
  return (
    <PlanSeason
      season={season}
      title={t('seasons.form.change', { season: season.label })}
      initialValues={planOf(season, current, language)}
      onClose={onClose}
    />
  );
}

/** Asks for confirmation before a planned season is deleted for good. */
function DropSeason({ season, onClose }: { season: Season; onClose: () => void }) {
  const { t } = useTexts('settings');
  const dropping = useSettingsChange(dropSeason);
  return (
    <ConfirmDialog
      open
      danger
      title={t('seasons.drop.title', { season: season.label })}
      confirmLabel={t('seasons.actions.drop')}
      mutation={dropping}
      fallback="action_failed"
      onConfirm={() => dropping.mutate({ params: { seasonId: season.id } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      {t('seasons.drop.text')}
    </ConfirmDialog>
  );
}
