import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslation } from 'react-i18next';
import { ExcludedList } from './excluded-list.tsx';
import type { Bulk } from './use-bulk.ts';

interface LeftOutAlertProps {
  bulk: Bulk;
  select: (requestNumber: string) => void;
}

/** Alert that lists the applications that the server left out of the last bulk decision. */
export function LeftOutAlert({ bulk, select }: LeftOutAlertProps) {
  const { t } = useTranslation('review');
  if (bulk.leftOut.length === 0) return null;
  return (
    <Alert
      severity="warning"
      onClose={bulk.dropLeftOut}
      closeText={t('bulk.dropLeftOut')}
      sx={{ marginInline: { xs: 2, sm: 3 }, marginBlockEnd: 1.5 }}
    >
      <AlertTitle>{t('bulk.leftOut', { count: bulk.leftOut.length })}</AlertTitle>
      <ExcludedList
        rows={bulk.leftOut.map(({ member, result: { outcome, exclusion } }) => ({
          member,
          why: exclusion ?? (outcome === 'conflict' || outcome === 'gone' ? outcome : 'failed'),
        }))}
        onOpen={select}
      />
    </Alert>
  );
}
