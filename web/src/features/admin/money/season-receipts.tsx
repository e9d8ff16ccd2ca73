import { exportClubReceipts } from '@fanclub/contract/money/routes';
import { listSeasons } from '@fanclub/contract/seasons/admin-routes';
import { seasonIdOf } from '@fanclub/contract/seasons/season';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchParts } from '#admin-kit/export/use-export.ts';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { callForResponse } from '#api/client.ts';
import { routeQuery } from '#api/route-query.ts';
import { useDownload } from '#api/use-download.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Loaded } from '#ui/loaded.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';

/** The button that downloads all receipts of a season as one page for a printer. */
export function SeasonReceipts() {
  const { t } = useTranslation('money');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="secondary"
        startIcon={<PrintIcon />}
        onClick={() => setOpen(true)}
      >
        {t('receipts.open')}
      </Button>
      {isOpen && <SeasonChoice onClose={() => setOpen(false)} />}
    </>
  );
}

function SeasonChoice({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['money', 'admin', 'common']);
  const loading = useQuery(routeQuery(listSeasons));
  const seasons = (loading.data?.seasons ?? []).filter(({ state }) => state !== 'next').reverse();
  const [chosen, setChosen] = useState<string>();
  const season = chosen ?? seasons[0]?.label ?? '';
  const file = useDownload(`receipts-${seasonIdOf(season)}.html`, () =>
    fetchParts((cursor) => callForResponse(exportClubReceipts, { query: { season, cursor } })),
  );
  return (
    <TitledDialog
      title={t('receipts.open')}
      onClose={onClose}
      actions={
        <>
          <Button color="secondary" onClick={onClose}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            variant="contained"
            disabled={season === ''}
            loading={file.isPending}
            onClick={() => file.mutate(undefined, { onSuccess: onClose })}
          >
            {t('admin:export.download')}
          </Button>
        </>
      }
    >
      <Loaded query={loading} lines={1}>
        {() => (
          <FilterChips
            label={t('receipts.season')}
            values={seasons.map(({ label }) => label)}
            chosen={season}
            textOf={(value) => t('receipts.of', { season: value })}
            onChoose={setChosen}
          />
        )}
      </Loaded>
      <Typography variant="note" sx={{ marginBlockStart: 2 }}>
        {t('receipts.help')}
      </Typography>
      <ErrorAlert error={file.error} fallback="action_failed" sx={{ marginBlockStart: 2 }} />
    </TitledDialog>
  );
}
