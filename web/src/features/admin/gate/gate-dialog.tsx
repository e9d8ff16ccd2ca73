import { adminGate as route } from '@fanclub/contract/admin/routes';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { focusField } from '#ui/form/focus-field.ts';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';

const validate = validateWith(route.body);

interface GateDialogProps {
  open: boolean;
  /** The panel was open already and waits below. */
  isReturn: boolean;
  onOpened: () => void;
}

export function GateDialog({ open, isReturn, onOpened }: GateDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const navigate = useNavigate();
  const ids = { title: useId(), form: useId() };
  const { mutateAsync, isPending, error } = useRouteMutation(route);
  const leave = () => navigate(paths.ownProfile.build());
  return (
    <Dialog
      open={open}
      onClose={(_, reason) => reason === 'escapeKeyDown' && leave()}
      maxWidth="xs"
      fullWidth
      aria-labelledby={ids.title}
      slotProps={{
        backdrop: { sx: { backgroundColor: 'background.default' } },
        transition: { onEntered: () => focusField('password') },
      }}
    >
      <DialogTitle id={ids.title}>{t('gate.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 2 }}>
          {t(isReturn ? 'gate.expired' : 'gate.text')}
        </Typography>
        <Formik
          initialValues={{ password: '' }}
          validate={validate}
          validateOnBlur={false}
          onSubmit={(values, { resetForm }) =>
            mutateAsync({ body: values }).then(
              () => {
                resetForm();
                onOpened();
              },
              () => undefined,
            )
          }
        >
          <SubmitForm id={ids.form}>
            <FieldPassword
              name="password"
              autoComplete="current-password"
              label={t('gate.password')}
            />
          </SubmitForm>
        </Formik>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={leave}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" form={ids.form} variant="contained" loading={isPending}>
          {t('gate.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
