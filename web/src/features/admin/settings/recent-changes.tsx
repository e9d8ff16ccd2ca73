import { takeBackSettings } from '@fanclub/contract/settings/admin-routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { ChangedSettings } from './changed-settings.tsx';
import { type RecentChange, useSettingsChange } from './use-settings.ts';

/** What was changed of late, each to be taken back by a click. */
export function RecentChanges({ recent }: { recent: readonly RecentChange[] }) {
  const { t } = useTranslation('settings');
  const { mutate, variables, isPending, error } = useSettingsChange(takeBackSettings);
  return (
    <SectionPanel title={t('recent.title')}>
      {recent.length === 0 && <Typography color="textSecondary">{t('recent.none')}</Typography>}
      <Box component="ol" aria-label={t('recent.title')} sx={bareList}>
        {recent.map((change) => (
          <Change
            key={change.id}
            change={change}
            isBusy={isPending && variables.body.id === change.id}
            error={variables?.body.id === change.id ? error : null}
            onTakeBack={() => mutate({ body: { id: change.id } })}
          />
        ))}
      </Box>
    </SectionPanel>
  );
}

interface ChangeProps {
  change: RecentChange;
  isBusy: boolean;
  error: unknown;
  onTakeBack: () => void;
}

function Change({ change, isBusy, error, onTakeBack }: ChangeProps) {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const time = format.dateTime(change.at);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 2,
        rowGap: 1,
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <div>
        <ChangedSettings changes={change.changes} />
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          <time dateTime={change.at}>{time}</time> · <Ltr>{change.admin_email}</Ltr>
          {change.confirmed_by && (
            <>
              {' '}
              · {t('recent.confirmedBy')} <Ltr>{change.confirmed_by}</Ltr>
            </>
          )}
        </Typography>
      </div>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        loading={isBusy}
        onClick={onTakeBack}
        aria-label={t('recent.takeBackOf', { time })}
        sx={{ justifySelf: 'start' }}
      >
        {t('recent.takeBack')}
      </Button>
      <ErrorAlert error={error} fallback="action_failed" sx={{ gridColumn: '1 / -1' }} />
    </Box>
  );
}
