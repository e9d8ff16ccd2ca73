import type { News } from '@fanclub/contract/news/admin-routes';
import { dropNews, sendNews, tryNews } from '@fanclub/contract/news/admin-routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { changesNews, useReaders } from './use-news.ts';

interface DraftActionsProps {
  news: News;
  /** True if the draft has all texts that are needed to send it. */
  isWhole: boolean;
  onEdit: () => void;
  onGone: () => void;
}

/** Buttons for a draft. Sending and deleting ask for confirmation. */
export function DraftActions({ news, isWhole, onEdit, onGone }: DraftActionsProps) {
  const { t } = useTranslation(['news', 'common']);
  const [asks, setAsks] = useState<'send' | 'drop' | null>(null);
  const count = useReaders(news.audience).data?.total ?? 0;
  const trying = useRouteMutation(tryNews);
  const sending = useRouteMutation(sendNews, changesNews);
  const dropping = useRouteMutation(dropNews, { ...changesNews, onSuccess: onGone });
  const close = () => setAsks(null);
  const seen = { params: { newsId: news.id }, body: { version: news.version } };
  return (
    <>
      <Row>
        <Button
          variant="contained"
          disabled={!isWhole || count === 0}
          onClick={() => setAsks('send')}
        >
          {t('send.open', { count })}
        </Button>
        <SecondaryButton
          disabled={!isWhole}
          loading={trying.isPending}
          onClick={() => trying.mutate(seen)}
        >
          {t('try.open')}
        </SecondaryButton>
        <SecondaryButton onClick={onEdit}>{t('common:actions.edit')}</SecondaryButton>
        <Button color="error" onClick={() => setAsks('drop')}>
          {t('drop.open')}
        </Button>
      </Row>
      {trying.data && (
        <Alert severity="success" role="status">
          {t('try.done', { count: trying.data.mails })}
        </Alert>
      )}
      <ErrorAlert error={trying.error} />
      <ConfirmDialog
        open={asks === 'send'}
        title={t('send.title', { count })}
        confirmLabel={t('send.submit')}
        mutation={sending}
        onConfirm={() => sending.mutate(seen, { onSuccess: close })}
        onCancel={close}
      >
        <Typography>{t('send.text')}</Typography>
      </ConfirmDialog>
      <ConfirmDialog
        open={asks === 'drop'}
        danger
        title={t('drop.title')}
        confirmLabel={t('drop.submit')}
        mutation={dropping}
        onConfirm={() => dropping.mutate({ params: seen.params })}
        onCancel={close}
      />
    </>
  );
}
