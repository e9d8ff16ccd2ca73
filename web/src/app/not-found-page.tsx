import { useTranslation } from 'react-i18next';
import { PageLayout } from '#ui/page-layout.tsx';

export function NotFoundPage() {
  const { t } = useTranslation();
  return <PageLayout title={t('notFound.title')} />;
}
