import { askForName } from '@fanclub/contract/names/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { CorrectionFields } from '#member/correction-fields.tsx';
import { correctionsOf, valuesOf } from '#member/form-values.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { FieldText } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';

const names = ['first_name', 'last_name'] as const;

interface AskNameDialogProps {
  profile: Profile;
  /** Says whose name it is (see `forWhom`). */
  query: { for?: string };
  open: boolean;
  onClose: () => void;
}

/** The dialog in which a member enters the right name and a note. */
export function AskNameDialog({ profile, query, open, onClose }: AskNameDialogProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const asking = useRouteMutation(askForName, {
    onSuccess: (after) => queryClient.setQueryData(profileQuery(after.id).queryKey, after),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      mutation={asking}
      initialValues={{ ...valuesOf(profile, names), note: '' }}
      toInput={({ note, ...typed }) => ({
        query,
        body: { ...correctionsOf(typed, names), note: note.trim() || null },
      })}
      title={t('name.title')}
      lead={t('name.lead')}
      submit={t('name.submit')}
      onDone={onClose}
    >
      <CorrectionFields names={names} pack={profile.pack_type} />
      <FieldText
        name="note"
        autoComplete="off"
        required={false}
        dir="auto"
        label={t('name.note')}
      />
    </FormDialog>
  );
}
