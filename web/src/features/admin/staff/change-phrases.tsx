import { gatePhraseMinLength } from '@fanclub/contract/admin/gate';
import { changeGatePhrases } from '@fanclub/contract/staff/routes';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

const names = ['first', 'second', 'third'] as const;
const initialValues = { first: '', second: '', third: '' };

/** Button and dialog to replace the three pass phrases that open the panel. */
export function ChangePhrases() {
  const { t } = useTranslation('staff');
  const [isOpen, setOpen] = useState(false);
  const mutation = useRouteMutation(changeGatePhrases);
  return (
    <>
      <SecondaryButton onClick={() => setOpen(true)} sx={{ marginBlockStart: 3 }}>
        {t('phrases.open')}
      </SecondaryButton>
      {mutation.data && (
        <Alert severity={mutation.data.waits ? 'info' : 'success'} sx={{ marginBlockStart: 2 }}>
          {t(mutation.data.waits ? 'phrases.waits' : 'phrases.done')}
        </Alert>
      )}
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        mutation={mutation}
        initialValues={initialValues}
        toInput={(body) => ({ body })}
        onDone={() => setOpen(false)}
        title={t('phrases.title')}
        lead={t('phrases.lead', { min: gatePhraseMinLength })}
        submit={t('phrases.submit')}
        focus="first"
      >
        {names.map((name) => (
          <FieldPassword
            key={name}
            name={name}
            autoComplete="new-password"
            label={t(`phrases.${name}`)}
          />
        ))}
      </FormDialog>
    </>
  );
}
