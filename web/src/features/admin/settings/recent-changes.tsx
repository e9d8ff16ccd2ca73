import { type KeptSettingChange, takeBackSettings } from '@fanclub/contract/settings/admin-routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { SectionPanel } from '#ui/panel.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { ChangedSettings } from './changed-settings.tsx';
import { useRecentChanges, useSettingsChange } from './use-settings.ts';

/**
 * The recent changes of settings, the latest first. A change can be undone until the same setting is changed
 * again.
 */
export function RecentChanges() {
  const { t } = useTexts('settings');
  const { changes, ...list } = useRecentChanges();
  const { mutate, variables, isPending, error } = useSettingsChange(takeBackSettings);
  return (
    <SectionPanel title={t('recent.title')}>
      <PagedList
        label={t('recent.title')}
        rows={changes}
        list={list}
        empty={{ title: t('recent.none'), text: t('recent.noneText') }}
        renderRow={(change) => (
          <Change
            key={change.id}
            change={change}
            isBusy={isPending && variables.body.id === change.id}
            error={variables?.body.id === change.id ? error : null}
            onTakeBack={() => mutate({ body: { id: change.id } })}
          />
        )}
      />
    </SectionPanel>
  );
}

interface ChangeProps {
  change: KeptSettingChange;
  isBusy: boolean;
  error: unknown;
  onTakeBack: () => void;
}

function Change({ change, isBusy, error, onTakeBack }: ChangeProps) {
  const { t, format } = useTexts('settings');
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
        borderBlockEnd: 'var(--line)',
      }}
    >
      <div>
        <ChangedSettings changes={change.changes} />
        <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
          <time dateTime={change.at}>{time}</time> · <Ltr>{change.admin_email}</Ltr>
          {change.confirmed_by && (
            <>
              {' '}
              · {t('recent.confirmedBy')} <Ltr>{change.confirmed_by}</Ltr>
            </>
          )}
        </Typography>
      </div>
      {change.changed_since ? (
        <Typography variant="note">{t('recent.changedSince')}</Typography>
      ) : (
        <SecondaryButton
          size="small"
          loading={isBusy}
          onClick={onTakeBack}
          aria-label={t('recent.takeBackOf', { time })}
          sx={{ justifySelf: 'start' }}
        >
          {t('recent.takeBack')}
        </SecondaryButton>
      )}
      <ErrorAlert error={error} fallback="action_failed" sx={{ gridColumn: '1 / -1' }} />
    </Box>
  );
}
