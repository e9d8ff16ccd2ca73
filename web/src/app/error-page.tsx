import { brand } from '@fanclub/contract/brand/brand';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Ltr } from '#ui/ltr.tsx';
import { PageLayout } from '#ui/page-layout.tsx';

/** In place of a page that failed to load or to render. */
export function ErrorPage() {
  const { t } = useTranslation();
  return (
    <PageLayout title={t('state.pageErrorTitle')} lead={t('state.pageErrorText')} width="text">
      <Button variant="contained" onClick={() => location.reload()} sx={{ marginInlineEnd: 2 }}>
        {t('actions.reload')}
      </Button>
      <Link href={`mailto:${brand.contact.email}`}>
        <Ltr>{brand.contact.email}</Ltr>
      </Link>
    </PageLayout>
  );
}
