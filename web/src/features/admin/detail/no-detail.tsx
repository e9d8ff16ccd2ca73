import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';

interface NoDetailProps {
  error: unknown;
  onRetry: () => void;
}

/** An address may name an application that has been deleted since. */
export function NoDetail({ error, onRetry }: NoDetailProps) {
  const { t } = useTranslation('admin');
  const isGone = error instanceof ApiError && error.code === 'user_not_found';
  if (isGone) return <EmptyState title={t('detail.gone')} text={t('detail.goneText')} />;
  return <ErrorState error={error} onRetry={onRetry} />;
}
