import { exportOpenDues, exportPayments, exportRefunds } from '@fanclub/contract/money/routes';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { FilterChips } from '#admin-kit/listing/filter-chips.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { Row } from '#ui/row.tsx';
import { OpenDues } from './open-dues.tsx';
import { Refunds } from './refunds.tsx';
import { SeasonReceipts } from './season-receipts.tsx';
import { Tills } from './tills.tsx';

const views = ['open', 'refunds', 'cash', 'statements'] as const;

const leads = {
  open: 'open.lead',
  refunds: 'lead',
  cash: 'cash.lead',
  statements: 'statements:lead',
} as const;

/** The section of money with its views: open dues, refunds, cash, and bank statements. The URL names the view. */
export function MoneySection({ statements }: { statements: ReactNode }) {
  const { t } = useTranslation(['money', 'statements']);
  const [search, setSearch] = useSearchParams();
  const view = views.find((name) => name === search.get('view')) ?? 'open';
  return (
    <SectionPage lead={t(leads[view])}>
      <Box sx={{ marginBlockEnd: 2.5 }}>
        <FilterChips
          label={t('statements:views.label')}
          values={views}
          chosen={view}
          textOf={(name) => t(`statements:views.${name}`)}
          onChoose={(name) => setSearch(name === 'open' ? {} : { view: name })}
        />
      </Box>
      {view === 'open' && <OpenDues />}
      {view === 'refunds' && <Refunds />}
      {view === 'cash' && <Tills />}
      {view === 'statements' && statements}
      <Downloads view={view} />
    </SectionPage>
  );
}

/**
 * Buttons to download the list of the view, all payments, and the receipts of a season. They follow the list, which is
 * needed more often.
 */
function Downloads({ view }: { view: (typeof views)[number] }) {
  const { t } = useTranslation('money');
  return (
    <Row sx={{ marginBlockStart: 3, gap: 1 }}>
      {view === 'open' && (
        <SectionExport
          size="small"
          list="open_dues"
          name={t('open.export')}
          route={exportOpenDues}
          filter={{}}
        />
      )}
      {view === 'refunds' && (
        <SectionExport
          size="small"
          list="refunds"
          name={t('refunds.export')}
          route={exportRefunds}
          filter={{}}
        />
      )}
      <SectionExport
        size="small"
        list="payments"
        name={t('export')}
        route={exportPayments}
        filter={{}}
      />
      <SeasonReceipts />
    </Row>
  );
}
