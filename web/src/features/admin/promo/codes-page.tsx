import { exportPromoCodes } from '@fanclub/contract/promo/admin-routes';
import { promoColumnGroups } from '@fanclub/contract/promo/promo-csv';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionExport } from '#admin-kit/export/export-button.tsx';
import { PagedList } from '#admin-kit/listing/paged-list.tsx';
import { SectionSearch, useSought } from '#admin-kit/listing/section-search.tsx';
import { SectionPage } from '#admin-kit/sections/section-page.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { type CodeAction, CodeDialogs } from './code-dialogs.tsx';
import { CodeRow } from './code-row.tsx';
import { useCodes } from './use-codes.ts';

/** The section of promo codes: the list of codes, with the use and the actions of each. */
export default function CodesPage() {
  const { t } = useTranslation(['promo', 'common']);
  const [action, setAction] = useState<CodeAction | null>(null);
  const beginning = useSought();
  const { codes, ...list } = useCodes(beginning);
  const open = (kind: 'create' | 'import') => () => setAction({ kind });
  return (
    <SectionPage
      lead={t('lead')}
      actions={
        <Box sx={actionsStyle}>
          <Button variant="contained" onClick={open('create')}>
            {t('actions.create')}
          </Button>
          <SecondaryButton onClick={open('import')}>{t('actions.import')}</SecondaryButton>
          <SectionExport
            list="codes"
            route={exportPromoCodes}
            filter={beginning ? { q: beginning } : {}}
            columns={promoColumnGroups}
          />
        </Box>
      }
    >
      <SectionSearch label={t('search')} placeholder={t('searchPlaceholder')} />
      <PagedList
        label={t('common:titles.adminCodes')}
        rows={codes}
        list={list}
        empty={
          beginning
            ? { title: t('notFound'), text: t('notFoundText') }
            : { title: t('empty'), text: t('emptyText') }
        }
        renderRow={(code) => <CodeRow key={code.code} code={code} onAction={setAction} />}
      />
      <CodeDialogs action={action} onAction={setAction} />
    </SectionPage>
  );
}

/** On phones the first button, which is the primary one, takes a whole line. */
const actionsStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, auto)' },
  gap: 1,
  inlineSize: { xs: '100%', sm: 'auto' },
  '& > :first-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
} as const;
