import { exportPayments, exportRefunds } from '@fanclub/contract/money/routes';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { loadChunk } from '#i18n/load-chunk.ts';
import { Row } from '#ui/row.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { RoomExport } from '../export/room-export.tsx';
import { FilterChips } from '../list/filter-chips.tsx';
import { RoomPage } from '../rooms/room-page.tsx';
import { Refunds } from './refunds.tsx';

const Statements = lazy(() => loadChunk(() => import('../statements/statements.tsx')));

const views = ['refunds', 'statements'] as const;

/** The room's two parts, which the address names: what goes back, and what came in. */
export function MoneyRoom() {
  const { t } = useTranslation(['money', 'statements']);
  const [search, setSearch] = useSearchParams();
  const view = views.find((name) => name === search.get('view')) ?? 'refunds';
  return (
    <RoomPage
      lead={t(view === 'refunds' ? 'lead' : 'statements:lead')}
      actions={
        <Row sx={{ gap: 1.5 }}>
          <FilterChips
            label={t('statements:views.label')}
            values={views}
            chosen={view}
            textOf={(name) => t(`statements:views.${name}`)}
            onChoose={(name) => setSearch(name === 'refunds' ? {} : { view: name })}
          />
          {view === 'refunds' && (
            <RoomExport
              list="refunds"
              name={t('refunds.export')}
              route={exportRefunds}
              filter={{}}
            />
          )}
          <RoomExport list="payments" name={t('export')} route={exportPayments} filter={{}} />
        </Row>
      }
    >
      {view === 'refunds' ? (
        <Refunds />
      ) : (
        <Suspense
          fallback={
            <Loading>
              <TextSkeleton lines={8} />
            </Loading>
          }
        >
          <Statements />
        </Suspense>
      )}
    </RoomPage>
  );
}
