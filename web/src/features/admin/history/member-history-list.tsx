import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '#admin-kit/api/use-may.ts';
import { historyPath } from '#admin-kit/history-path.ts';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { HistoryRow } from './history-row.tsx';
import { useMemberHistory } from './use-history.ts';

interface MemberHistoryListProps {
  id: string;
  requestNumber: string;
}

/**
 * The history of one member. Owners get a link to the history section, where this history can be filtered and
 * exported.
 */
export default function MemberHistoryList({ id, requestNumber }: MemberHistoryListProps) {
  const { t } = useTranslation('history');
  const may = useMay();
  const { records, ...list } = useMemberHistory(id);
  return (
    <>
      <PagedList
        label={t('ofThisMember')}
        rows={records}
        list={list}
        empty={{ title: t('empty'), text: t('emptyOfMember') }}
        renderRow={(record, place) => (
          // Records have no id. The row components keep no state, so the index is enough as key.
          <HistoryRow key={place} record={record} />
        )}
      />
      {may('auditLog') && (
        <Button
          size="small"
          color="secondary"
          component={RouterLink}
          to={historyPath({ member: id, number: requestNumber })}
          sx={{ marginBlockStart: 1 }}
        >
          {t('inSection')}
        </Button>
      )}
    </>
  );
}
