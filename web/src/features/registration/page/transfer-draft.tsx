import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

// Loaded on demand, because most people finish the form on the same device.
const TransferDraftDialog = lazy(() => import('./transfer-draft-dialog.tsx'));

/** Button for a dialog that mails a link by which the person can continue this form on another device. */
export function TransferDraft() {
  const { t } = useTranslation('registration');
  const { values } = useFormikContext<RegistrationDraft>();
  const [asked, setAsked] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        color="secondary"
        startIcon={<DevicesIcon />}
        onClick={() => {
          setAsked(asked + 1);
          setOpen(true);
        }}
        sx={{ color: 'text.secondary' }}
      >
        {t('transfer.button')}
      </Button>
      {asked > 0 && (
        // The dialog is a child of the page's form in React's tree, so its submit event must not bubble
        // to that form.
        <Box sx={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
          <Suspense>
            <TransferDraftDialog
              key={asked}
              draft={values}
              open={isOpen}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        </Box>
      )}
    </>
  );
}
