import type { AdminRole } from '@fanclub/contract/roles';
import { addPerson } from '@fanclub/contract/staff/routes';
import { normaliseEmail } from '@fanclub/contract/text/email';
import { useTranslation } from 'react-i18next';
import { FieldLatin } from '#ui/form/field-text.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { useStaffChange } from './use-staff.ts';

/** An admin who was added or given another role. `waits` is true if another owner has to confirm this first. */
export interface Asked {
  email: string;
  waits: boolean;
}

interface AddPersonProps {
  open: boolean;
  onClose: () => void;
  onAdded: (added: Asked) => void;
}

const initialValues: { email: string; role: AdminRole } = { email: '', role: 'reviewer' };

/** Dialog that gives a person access to the panel. The role with the fewest rights is preselected. */
export function AddPerson({ open, onClose, onAdded }: AddPersonProps) {
  const { t } = useTranslation('staff');
  const mutation = useStaffChange(addPerson, null, ({ body }, { waits }) =>
    onAdded({ email: normaliseEmail(body.email), waits }),
  );
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      maxWidth="sm"
      mutation={mutation}
      initialValues={initialValues}
      toInput={(body) => ({ body })}
      atField={{ person_exists: 'email' }}
      onDone={onClose}
      title={t('add.open')}
      lead={t('add.lead')}
      submit={t('add.submit')}
      focus="email"
    >
      <FieldLatin name="email" type="email" label={t('email')} />
      <RoleField />
    </FormDialog>
  );
}
