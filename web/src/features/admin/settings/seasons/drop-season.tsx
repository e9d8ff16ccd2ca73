import { dropSeason, type Season } from '@fanclub/contract/seasons/admin-routes';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { useSettingsChange } from '../use-settings.ts';

interface DropSeasonProps {
  season: Season;
  onClose: () => void;
}

/** Asks for confirmation before a planned season is deleted for good. */
export function DropSeason({ season, onClose }: DropSeasonProps) {
  const { t } = useTranslation('settings');
  const dropping = useSettingsChange(dropSeason);
  return (
    <ConfirmDialog
      open
      danger
      title={t('seasons.drop.title', { season: season.label })}
      confirmLabel={t('seasons.drop.confirm')}
      busy={dropping.isPending}
      onConfirm={() => dropping.mutate({ params: { seasonId: season.id } }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      {t('seasons.drop.text')}
      <ErrorAlert error={dropping.error} fallback="action_failed" sx={{ marginBlockStart: 2 }} />
    </ConfirmDialog>
  );
}
