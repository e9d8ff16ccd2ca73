import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageLayout } from '#ui/page-layout.tsx';
import { BackButton } from './back-button.tsx';
import { DocumentNav } from './document-nav.tsx';

export function DocumentNotFound() {
  const { t } = useTranslation('legal');
  return (
    <PageLayout title={t('notFound.title')} width="text" actions={<BackButton />}>
      <Typography sx={{ marginBlockEnd: 2 }}>{t('notFound.text')}</Typography>
      <DocumentNav />
    </PageLayout>
  );
}
