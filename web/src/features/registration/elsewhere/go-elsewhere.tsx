import DevicesIcon from '@mui/icons-material/DevicesOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RegistrationDraft } from '../draft/registration-draft.ts';

// Who fills the form in where they began never needs it.
const GoElsewhereDialog = lazy(() => import('./go-elsewhere-dialog.tsx'));

/** "Go on elsewhere": mails a link that opens this form on another device. */
export function GoElsewhere() {
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
        {t('elsewhere.button')}
      </Button>
      {asked > 0 && (
        // In React's tree the dialog lies inside the page's form, which it must not send.
        <Box sx={{ display: 'contents' }} onSubmit={(event) => event.stopPropagation()}>
          <Suspense>
            <GoElsewhereDialog
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
