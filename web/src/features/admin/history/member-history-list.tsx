import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { PagedList } from '../listing/paged-list.tsx';
import { useMay } from '../rooms/use-may.ts';
import { historyPath } from './history-path.ts';
import { HistoryRow } from './history-row.tsx';
import { useMemberHistory } from './use-history.ts';

interface MemberHistoryListProps {
  id: string;
  requestNumber: string;
}

/** What was done to one member; owners go on from here to the room, where it can be narrowed and saved. */
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
          // Rows have no id, and are only added to.
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
          {t('inRoom')}
        </Button>
      )}
    </>
  );
}
