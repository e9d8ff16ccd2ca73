import { exportAudit } from '@fanclub/contract/audit/routes';
import { useTranslation } from 'react-i18next';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { foldLooks } from './fold-looks.ts';
import { HistoryFilters } from './history-filters.tsx';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';
import { useHistoryAddress } from './use-history-address.ts';

/**
 * The section of the history: the records of what admins did, and of some acts of members and of maintenance.
 */
export default function HistoryPage() {
  const { t } = useTranslation(['history', 'common']);
  const address = useHistoryAddress();
  const { filter, change } = address;
  const { records, ...list } = useHistory(filter);
  return (
    <SectionPage
      lead={t('lead')}
      actions={<SectionExport list="history" route={exportAudit} filter={filter} />}
    >
      <HistoryFilters address={address} />
      <PagedList
        label={t('common:titles.adminHistory')}
        rows={foldLooks(records)}
        list={list}
        empty={{ title: t('empty'), text: t('emptyText') }}
        renderRow={(folded, place) => (
          // Records have no id. The row components keep no state, so the index is enough as key.
          <HistoryRow key={place} records={folded} onAdmin={(admin) => change({ admin })} />
        )}
      />
    </SectionPage>
  );
}
