import { exportAudit } from '@fanclub/contract/audit/routes';
import { useTranslation } from 'react-i18next';
import { RoomExport } from '../export/room-export.tsx';
import { PagedList } from '../listing/paged-list.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';
import { useHistoryAddress } from './use-history-address.ts';

/** Who did what when: decisions and changes, looks at identity documents, exports, refusals. */
export function History() {
  const { t } = useTranslation(['history', 'common']);
  const address = useHistoryAddress();
  const { filter, change } = address;
  const { records, ...list } = useHistory(filter);
  return (
    <RoomPage
      lead={t('lead')}
      actions={<RoomExport list="history" route={exportAudit} filter={filter} />}
    >
      <HistoryFilters address={address} />
      <PagedList
        label={t('common:titles.adminHistory')}
        rows={records}
        list={list}
        empty={{ title: t('empty'), text: t('emptyText') }}
        renderRow={(record, place) => (
          // Rows have no id, and are only added to.
          <HistoryRow key={place} record={record} onAdmin={(admin) => change({ admin })} />
        )}
      />
    </RoomPage>
  );
}
