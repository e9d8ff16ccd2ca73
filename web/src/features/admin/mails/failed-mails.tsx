import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedMailsDialog } from './failed-mails-dialog.tsx';
import { useFailedMails } from './use-failed-mails.ts';

/** Says that mails were given up, where there are any, and leads to them. */
export function FailedMails() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const failed = useFailedMails();
  const { total } = failed;
  // What stays in the dialog after the last one was sent again is said there.
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
      {isOpen && <FailedMailsDialog failed={failed} onClose={() => setOpen(false)} />}
    </>
  );
}
