import { listFailedMails } from '@fanclub/contract/mail/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { routeQuery } from '#api/route-query.ts';
import { FailedMailsDialog } from './failed-mails-dialog.tsx';

/** Says that mails were given up, where there are any, and leads to them. */
export function FailedMails() {
  const { t } = useTranslation('admin');
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(routeQuery(listFailedMails));
  // What stays in the dialog after the last one was sent again is said there.
  if (!data || (data.total === 0 && !isOpen)) return null;
  return (
    <>
      {data.total > 0 && (
        <Alert
          severity="warning"
          sx={{ marginInline: { xs: 2, sm: 3 }, marginBlockEnd: 1.5 }}
          action={
            <Button color="inherit" size="small" onClick={() => setOpen(true)}>
              {t('mails.look')}
            </Button>
          }
        >
          {t('mails.failed', { count: data.total })}
        </Alert>
      )}
      {isOpen && <FailedMailsDialog failed={data} onClose={() => setOpen(false)} />}
    </>
  );
}
