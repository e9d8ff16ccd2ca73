import { type AuditKind, auditKindNames } from '@fanclub/contract/audit/actions';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { FilterChips } from '../list/filter-chips.tsx';
import { PagedList } from '../listing/paged-list.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { HistoryRow } from './history-row.tsx';
import { useHistory } from './use-history.ts';

type Kind = AuditKind | 'all';
const kinds: readonly Kind[] = ['all', ...auditKindNames];

/** Who did what when: decisions and changes, looks at identity documents, exports, refusals. */
export function History() {
  const { t } = useTranslation('history');
  const [search, setSearch] = useSearchParams();
  const kind = kinds.find((known) => known === search.get('kind')) ?? 'all';
  const choose = (next: Kind) => setSearch(next === 'all' ? {} : { kind: next }, { replace: true });
  return (
    <RoomPage lead={t('lead')}>
      <FilterChips
        label={t('filter')}
        values={kinds}
        chosen={kind}
        textOf={(value) => t(`kinds.${value}`)}
        onChoose={choose}
      />
      <Records kind={kind} />
    </RoomPage>
  );
}

function Records({ kind }: { kind: Kind }) {
  const { t } = useTranslation(['history', 'common']);
  const { records, ...list } = useHistory(kind);
  return (
    <PagedList
      label={t('common:titles.adminHistory')}
      rows={records}
      list={list}
      empty={{ title: t('empty'), text: t('emptyText') }}
      renderRow={(record, place) => (
        // Rows have no id, and are only added to.
        <HistoryRow key={place} record={record} />
      )}
    />
  );
}
