import { updateUser } from '@fanclub/contract/admin/routes';
import type { AdminMember } from '@fanclub/contract/members/admin-member';
import { inFormOrder } from '@fanclub/contract/members/field-sets';
import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useMemberAction } from '#admin-kit/api/member-actions.ts';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { CorrectionFields } from '#member/correction-fields.tsx';
import { FieldGrid } from '#member/field-grid.tsx';
import { fullName } from '#member/full-name.ts';
import MemberFields from '#member/member-fields.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { Conflict } from './conflict.tsx';
import {
  type EditValues,
  editChanges,
  editValuesOf,
  ownFields,
  packageFields,
  validateEdit,
} from './edit-values.ts';

interface EditDialogProps {
  member: AdminMember;
  open: boolean;
  onClose: () => void;
}

export default function EditDialog({ member, open, onClose }: EditDialogProps) {
  const { t } = useTranslation(['review', 'common']);
  const { id, version } = member;
  const toInput = (values: EditValues) => {
    const changes = editChanges(member, values);
    const isSame = Object.keys(changes).length === 0;
    return isSame ? null : { params: { id }, body: { ...changes, version } };
  };
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="md"
      fullScreen={useIsNarrow('md')}
      mutation={useRouteMutation(updateUser, useMemberAction())}
      initialValues={editValuesOf(member)}
      toInput={toInput}
      validate={validateEdit}
      validatesOnBlur
      renderFailure={(error) => <Conflict error={error} />}
      onDone={onClose}
      title={t('edit.title', { name: fullName(member) })}
      submit={t('common:actions.save')}
    >
      <CorrectionFields names={ownFields} pack={member.pack_type} />
      <PackageFields />
    </FormDialog>
  );
}

/** The package and the other fields that are not in `ownFields`, such as the e-mail. */
function PackageFields() {
  const { t } = useTranslation('review');
  const { values } = useFormikContext<EditValues>();
  return (
    <Box
      sx={{
        paddingBlockStart: 3,
        marginBlockStart: 1,
        borderBlockStart: 'var(--line)',
      }}
    >
      <FieldGrid>
        <MemberFields
          names={inFormOrder(packageFields(values))}
          help={{ email: t('edit.emailHelp'), language: t('edit.languageHelp') }}
        />
      </FieldGrid>
    </Box>
  );
}
