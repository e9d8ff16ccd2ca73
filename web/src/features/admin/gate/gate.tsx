import { adminGate } from '@fanclub/contract/admin/routes';
import { adminGateCheckIntervalMs } from '@fanclub/contract/admin/session';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { isGateOpen, onGateClosed, openGate } from '#session/admin-gate.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';

/** Covers the panel until the password is given; once seen, the panel stays as it was below. */
export function Gate({ children }: { children: ReactNode }) {
  const { isOpen, open } = useGate();
  const [wasOpen, setWasOpen] = useState(isOpen);

  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);

  return (
    <>
      {wasOpen && children}
      <GateDialog open={!isOpen} isReturn={wasOpen} onOpened={open} />
    </>
  );
}

/**
 * Whether the gate stands open: looked at every 30 s, when the page is shown again, across tabs, and
 * when the server says that it does not. What it refused meanwhile is asked for again.
 */
function useGate() {
  const queryClient = useQueryClient();
  const [isOpen, setOpen] = useState(() => isGateOpen(Date.now()));

  useEffect(() => {
    const check = () => setOpen(isGateOpen(Date.now()));
    const timer = setInterval(check, adminGateCheckIntervalMs);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('storage', check);
    const stop = onGateClosed(check);
    return () => {
      stop();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('storage', check);
    };
  }, []);

  const open = useCallback(() => {
    openGate(Date.now());
    setOpen(true);
    queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [queryClient]);

  return { isOpen, open };
}

interface GateDialogProps {
  open: boolean;
  /** The panel was open already and waits below. */
  isReturn: boolean;
  onOpened: () => void;
}

function GateDialog({ open, isReturn, onOpened }: GateDialogProps) {
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
