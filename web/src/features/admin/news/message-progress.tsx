import { stopNews } from '@fanclub/contract/news/admin-routes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { useMessageTexts } from './use-message-texts.ts';
import { changesNews, isUnderWay, type NewsWithMails } from './use-news.ts';

/**
 * Shows how many mails of a message are delivered, with a button to stop the message while it is being sent.
 */
export function MessageProgress({ shown }: { shown: NewsWithMails }) {
  const { t, format } = useTexts('news');
  const { news, mails } = shown;
  const moves = isUnderWay(shown);
  const share = news.written > 0 ? (mails.delivered / news.written) * 100 : 0;
  return (
    <Panel
      variant="sunken"
      component="section"
      aria-label={t('progress.label')}
      sx={{ padding: 2 }}
    >
      <Typography variant="note">
        <Dotted
          parts={[
            useMessageTexts().audience(news),
            news.sent_at && format.dateTime(news.sent_at),
            <Ltr key="by">{news.admin_email}</Ltr>,
          ]}
        />
      </Typography>
      <Typography role="status" sx={{ fontWeight: 650, fontSize: '1.25rem' }}>
        {t('progress.delivered', { count: mails.delivered, of: news.written })}
      </Typography>
      {moves && (
        <LinearProgress
          variant="determinate"
          color="secondary"
          value={Math.min(100, share)}
          aria-hidden
          sx={{ blockSize: 6, borderRadius: 3, marginBlock: 1 }}
        />
      )}
      <Typography variant="note">
        <Dotted
          parts={[
            news.state === 'sending' && t('progress.writing'),
            mails.waiting > 0 &&
              news.state !== 'stopped' &&
              t('progress.waiting', { count: mails.waiting }),
            mails.failed > 0 && t('progress.failed', { count: mails.failed }),
            news.left_out > 0 && t('readers.leftOut', { count: news.left_out }),
          ]}
        />
      </Typography>
      {moves && <Stop newsId={news.id} />}
    </Panel>
  );
}

function Stop({ newsId }: { newsId: string }) {
  const { t } = useTexts('news');
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending, error } = useRouteMutation(stopNews, changesNews);
  return (
    <Box sx={{ marginBlockStart: 1.5 }}>
      <Button size="small" variant="outlined" color="error" onClick={() => setAsking(true)}>
        {t('stop.open')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('stop.title')}
        confirmLabel={t('stop.submit')}
        mutation={{ isPending, error }}
        onConfirm={() => mutate({ params: { newsId } }, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      >
        <Typography>{t('stop.text')}</Typography>
      </ConfirmDialog>
    </Box>
  );
}
