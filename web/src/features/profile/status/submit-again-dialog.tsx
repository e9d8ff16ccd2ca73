import { correctableBy, type TypedFields } from '@fanclub/contract/members/field-sets';
import { submitAgain } from '@fanclub/contract/members/routes';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { CorrectionFields } from '#member/correction-fields.tsx';
import { changesOf, correctionsOf, valuesOf } from '#member/form-values.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { validateWith } from '#ui/form/validate-with.ts';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { forWhom, guardiansOf } from '../for-whom.ts';

const names = correctableBy('rejected');
type Values = Pick<TypedFields, (typeof names)[number]>;
const toBody = (values: Values) => correctionsOf(values, names);
const validate = validateWith(submitAgain.body, toBody);

interface SubmitAgainDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** The dialog in which a member whose application was rejected corrects the data and sends the application again. */
export default function SubmitAgainDialog({ profile, open, onClose }: SubmitAgainDialogProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const initialValues = valuesOf(profile, names);
  const sending = useRouteMutation(submitAgain, {
    onSuccess: (after) => queryClient.setQueryData(profileQuery(after.id).queryKey, after),
    stale: guardiansOf(profile),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      fullScreen={useIsNarrow()}
      mutation={sending}
      initialValues={initialValues}
      toInput={(values) => ({
        query: forWhom(profile),
        body: changesOf(toBody(initialValues), toBody(values), names),
      })}
      validate={validate}
      validatesOnBlur
      onDone={onClose}
      title={t('again.title')}
      lead={t('again.text')}
      submit={t('again.open')}
    >
      {profile.rejection_reason && (
        <Alert role="note" severity="error" icon={false} sx={{ marginBlockEnd: 2 }}>
          <AlertTitle>{t('status.reason')}</AlertTitle>
          <Box component="span" dir="auto" sx={{ whiteSpace: 'pre-line' }}>
            {profile.rejection_reason}
          </Box>
        </Alert>
      )}
      <CorrectionFields names={names} pack={profile.pack_type} />
    </FormDialog>
  );
}
