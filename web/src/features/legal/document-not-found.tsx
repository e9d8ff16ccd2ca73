import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { BackButton } from '#ui/back-button.tsx';
import { PageColumn } from '#ui/page-column.tsx';
import { DocumentNav } from './document-nav.tsx';

/** Shown if the address names a document that does not exist. */
export function DocumentNotFound() {
  const { t } = useTranslation('legal');
  return (
    <PageColumn heading={t('notFound.title')} width="text" actions={<BackButton />}>
      <Typography sx={{ marginBlockEnd: 2 }}>{t('notFound.text')}</Typography>
      <DocumentNav />
    </PageColumn>
  );
}
