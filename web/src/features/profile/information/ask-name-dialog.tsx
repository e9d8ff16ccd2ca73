import { begunItems } from '@fanclub/contract/members/review-items';
import { sendItems } from '@fanclub/contract/review/routes';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { CorrectionFields } from '#member/correction-fields.tsx';
import { correctionsOf, valuesOf } from '#member/form-values.ts';
import { type Profile, profileQuery } from '#member/profile-query.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { forWhom } from '../for-whom.ts';

interface AskNameDialogProps {
  profile: Profile;
  open: boolean;
  onClose: () => void;
}

/** The dialog in which a member enters the right name. */
export default function AskNameDialog({ profile, open, onClose }: AskNameDialogProps) {
  const { t } = useTranslation('profile');
  const queryClient = useQueryClient();
  const asking = useRouteMutation(sendItems, {
    onSuccess: (after) => queryClient.setQueryData(profileQuery(after.id).queryKey, after),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      mutation={asking}
      initialValues={valuesOf({ ...profile, ...profile.wanted_name }, begunItems)}
      toInput={(typed) => ({ query: forWhom(profile), body: correctionsOf(typed, begunItems) })}
      title={t('name.title')}
      lead={t('name.lead')}
      submit={t('name.submit')}
      onDone={onClose}
    >
      <CorrectionFields names={begunItems} pack={profile.pack_type} />
    </FormDialog>
  );
}
