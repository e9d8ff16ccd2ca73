import type { RouteResponse } from '@fanclub/contract/http/route';
import { importPromoCodes } from '@fanclub/contract/promo/admin-routes';
import { promoCsvColumns, promoCsvMaxLength } from '@fanclub/contract/promo/promo-csv';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { TitledDialog } from '#ui/titled-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { CsvField } from './csv-field.tsx';
import { LineReport } from './line-report.tsx';
import { changesCodes } from './use-codes.ts';

type Report = RouteResponse<typeof importPromoCodes>;

/**
 * Dialog to import many codes from a CSV text. At the first press of its button the server checks each line.
 * If no line has an error, a second press creates all new codes; if that fails, none is created.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['promo', 'common']);
  const [csv, setCsv] = useState('');
  const [report, setReport] = useState<Report | null>(null);
  const { mutate, isPending, error, reset } = useRouteMutation(importPromoCodes, {
    ...changesCodes,
    onSuccess: setReport,
  });
  const problem = error instanceof ApiError ? error.errors.csv : undefined;
  const isMade = report !== null && report.made > 0;
  const count = report?.lines.filter(({ state }) => state === 'new').length ?? 0;
  const isSound = report?.lines.every(({ state }) => state !== 'wrong') ?? false;
  const canMake = isSound && count > 0 && !isMade;
  const change = (text: string) => {
    setCsv(text);
    setReport(null);
    reset();
  };
  return (
    <TitledDialog
      onClose={(_, reason) => reason !== 'backdropClick' && !isPending && onClose()}
      maxWidth="md"
      fullScreen={useIsNarrow('sm')}
      title={t('import.title')}
      actions={
        <>
          <Button color="secondary" onClick={onClose} disabled={isPending}>
            {t(isMade ? 'common:actions.close' : 'common:actions.cancel')}
          </Button>
          {!isMade && (
            <Button
              variant="contained"
              disabled={csv.trim() === ''}
              loading={isPending}
              onClick={() => mutate({ body: { csv, make: canMake } })}
            >
              {canMake ? t('import.make', { count }) : t('import.check')}
            </Button>
          )}
        </>
      }
    >
      <Typography color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {t('import.lead')}
      </Typography>
      <Typography variant="body2" sx={{ marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
        <Ltr>{promoCsvColumns.join(', ')}</Ltr>
      </Typography>
      <CsvField
        value={csv}
        onChange={change}
        disabled={isPending || isMade}
        problem={
          problem && t(`import.problems.${problem as 'invalid_value'}`, t('import.problems.other'))
        }
        maxLength={promoCsvMaxLength}
      />
      {!problem && <ErrorAlert error={error} sx={{ marginBlockStart: 2 }} />}
      {isMade && (
        <Alert severity="success" role="status">
          {t('import.made', { count: report.made })}
        </Alert>
      )}
      {report && !isMade && <LineReport lines={report.lines} />}
    </TitledDialog>
  );
}
