import { adminGate } from '@fanclub/contract/admin/routes';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';

interface GateDialogProps {
  open: boolean;
  /** The panel was open already and waits below. */
  isReturn: boolean;
  onOpened: () => void;
}

export function GateDialog({ open, isReturn, onOpened }: GateDialogProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  return (
    <FormDialog
      open={open}
      onClose={() => navigate(paths.ownProfile.build())}
      staysOnClickBeside
      slotProps={{ backdrop: { sx: { backgroundColor: 'background.default' } } }}
      mutation={useRouteMutation(adminGate)}
      initialValues={{ password: '' }}
      toInput={(values) => ({ body: values })}
      onDone={onOpened}
      title={t('gate.title')}
      lead={t(isReturn ? 'gate.expired' : 'gate.text')}
      submit={t('gate.submit')}
      focus="password"
    >
      <FieldPassword name="password" autoComplete="current-password" label={t('gate.password')} />
    </FormDialog>
  );
}
