import { correctionFields } from '@fanclub/contract/members/field-schemas';
import { normaliseMemberInput } from '@fanclub/contract/members/normalise';
import { submitAgain } from '@fanclub/contract/members/routes';
import { strictObject } from '@fanclub/contract/validation/yup';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useErrorText } from '#api/use-error-text.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { PersonalFields } from '#ui/member/personal-fields.tsx';
import { changesOf, type PersonalValues, personalValuesOf } from '#ui/member/personal-values.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { type Profile, profileQuery } from '../profile-query.ts';

const validate = validateWith<PersonalValues>(
  strictObject(correctionFields('rejected')),
  normaliseMemberInput,
);

interface SubmitAgainDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** A rejected member looks over their own data once more and sends the application again. */
export function SubmitAgainDialog({ profile, open, onClose }: SubmitAgainDialogProps) {
  const { t } = useTranslation(['profile', 'common']);
  const errorText = useErrorText();
  const ids = { title: useId(), form: useId() };
  const queryClient = useQueryClient();
  const isNarrow = useIsNarrow();
  const { mutateAsync, isPending, error } = useRouteMutation(submitAgain, {
    onSuccess: (after) => queryClient.setQueryData(profileQuery(after.id).queryKey, after),
  });
  const initialValues = personalValuesOf(profile);
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby={ids.title}
    >
      <DialogTitle id={ids.title}>{t('again.title')}</DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ marginBlockEnd: 3 }}>
          {t('again.text')}
        </Typography>
        <Formik
          initialValues={initialValues}
          validate={validate}
          onSubmit={async (values, { setErrors }) => {
            try {
              await mutateAsync({ body: changesOf(initialValues, values) });
              onClose();
            } catch (failure) {
              if (failure instanceof ApiError) setErrors(failure.errors);
            }
          }}
        >
          <SubmitForm id={ids.form}>
            <PersonalFields />
          </SubmitForm>
        </Formik>
        {error && <Alert severity="error">{errorText(error)}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={isPending}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" form={ids.form} variant="contained" loading={isPending}>
          {t('again.submit')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
