import { changeRole } from '@fanclub/contract/people/routes';
import { useTranslation } from 'react-i18next';
import { useLastShown } from '#admin-kit/use-last-shown.ts';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { RoleField } from './role-field.tsx';
import { type Person, usePeopleChange } from './use-people.ts';

interface ChangeRoleProps {
  /** Null while nobody's role is about to change. */
  person: Person | null;
  onClose: () => void;
}

export function ChangeRole({ person, onClose }: ChangeRoleProps) {
  const { t } = useTranslation('people');
  const shown = useLastShown(person);
  const mutation = usePeopleChange(changeRole, shown);
  if (!shown) return null;
  const { email } = shown;
  return (
    <FormDialog
      key={email}
      open={person !== null}
      onClose={onClose}
      maxWidth="sm"
      mutation={mutation}
      initialValues={{ role: shown.role }}
      toInput={({ role }) => (role === shown.role ? null : { body: { email, role } })}
      onDone={onClose}
      title={t('change.title', { email })}
      lead={t('change.lead')}
      submit={t('change.submit')}
    >
      <RoleField />
    </FormDialog>
  );
}
