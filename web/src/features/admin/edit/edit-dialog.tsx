import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/profile';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Formik } from 'formik';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/api-error.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { SubmitForm } from '#ui/form/submit-form.tsx';
import { PersonalFields } from '#ui/member/personal-fields.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { useMemberAction } from '../api/member-actions.ts';
import { Conflict } from '../detail/conflict.tsx';
import { editChanges, editValuesOf, validateEdit } from './edit-values.ts';
import { MembershipFields } from './membership-fields.tsx';

interface EditDialogProps {
  member: AdminMember;
  open: boolean;
  onClose: () => void;
}

export function EditDialog({ member, open, onClose }: EditDialogProps) {
  const { t } = useTranslation(['admin', 'common']);
  const isNarrow = useIsNarrow('md');
  const ids = { title: useId(), form: useId() };
  const { mutateAsync, isPending, error } = useRouteMutation(updateUser, useMemberAction());
  return (
    <Dialog
      open={open}
      onClose={isPending ? undefined : onClose}
      maxWidth="md"
      fullWidth
      fullScreen={isNarrow}
      aria-labelledby={ids.title}
    >
      <DialogTitle id={ids.title}>
        {t('edit.title', { name: `${member.first_name} ${member.last_name}` })}
      </DialogTitle>
      <DialogContent>
        <Formik
          initialValues={editValuesOf(member)}
          validate={validateEdit}
          onSubmit={async (values, { setErrors }) => {
            const changes = editChanges(member, values);
            if (Object.keys(changes).length === 0) return onClose();
            try {
              await mutateAsync({
                params: { id: member.id },
                body: { ...changes, version: member.version },
              });
              onClose();
            } catch (failure) {
              if (failure instanceof ApiError) setErrors(failure.errors);
            }
          }}
        >
          <SubmitForm id={ids.form}>
            <PersonalFields />
            <MembershipFields />
          </SubmitForm>
        </Formik>
        <Conflict error={error} />
      </DialogContent>
      <DialogActions>
        <Button color="secondary" onClick={onClose} disabled={isPending}>
          {t('common:actions.cancel')}
        </Button>
        <Button type="submit" form={ids.form} variant="contained" loading={isPending}>
          {t('common:actions.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
