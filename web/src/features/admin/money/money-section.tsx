import { exportPayments, exportRefunds } from '@fanclub/contract/money/routes';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SectionExport } from '#admin-kit/export/section-export.tsx';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { Row } from '#ui/row.tsx';
import { Loading, TextSkeleton } from '#ui/skeletons.tsx';
import { Refunds } from './refunds.tsx';

const views = ['refunds', 'statements'] as const;

/** The section of money with its two views, refunds and bank statements. The URL names the view. */
export function MoneySection({ statements }: { statements: ReactNode }) {
  const { t } = useTranslation(['money', 'statements']);
  const [search, setSearch] = useSearchParams();
  const view = views.find((name) => name === search.get('view')) ?? 'refunds';
  return (
    <SectionPage
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
            <SectionExport
              list="refunds"
              name={t('refunds.export')}
              route={exportRefunds}
              filter={{}}
            />
          )}
          <SectionExport list="payments" name={t('export')} route={exportPayments} filter={{}} />
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
          {statements}
        </Suspense>
      )}
    </SectionPage>
  );
}
