import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useFailedMails } from './use-failed-mails.ts';

const FailedMailsDialog = lazy(() => loadChunk(() => import('./failed-mails-dialog.tsx')));

/** Alert about mails that the server no longer tries to send, with a button that lists them. */
export function FailedMails() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const failed = useFailedMails();
  const { total } = failed;
  // The open dialog stays after its last mail was sent again, so that it can show the result.
  if (total === null || (total === 0 && !isOpen)) return null;
  return (
    <>
      {total > 0 && (
        <Alert
          severity="warning"
          sx={{ marginInline: { xs: 2, sm: 3 }, marginBlockEnd: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t('mails.look')}
            </Button>
          }
        >
          {t('mails.failed', { count: total })}
        </Alert>
      )}
      {isOpen && (
        <Suspense>
          <FailedMailsDialog failed={failed} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
