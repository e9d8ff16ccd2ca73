import { adminGate } from '@fanclub/contract/admin/routes';
import { adminGateCheckIntervalMs } from '@fanclub/contract/admin/session';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useRouteMutation } from '#api/use-route-mutation.ts';
import { paths } from '#config/paths.ts';
import { fullName } from '#member/full-name.ts';
import { isGateOpen, onGateClosed, openGate } from '#session/admin-gate.ts';
import { FieldPassword } from '#ui/form/field-password.tsx';
import { FormDialog } from '#ui/form/form-dialog.tsx';
import { memberQuery } from '../api/queries.ts';

/**
 * Covers the panel with a dialog until the admin has entered the panel's pass phrase. If the gate closes
 * again later, the panel stays mounted under the cover, so that it keeps its state.
 */
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
 * Returns whether the panel is unlocked on this device, and a function that unlocks it and repeats the failed
 * queries. The hook checks the state every 30 s, when the page becomes visible or hidden, when another tab
 * changes the state and when the server asks for the pass phrase.
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

/** The blur hides the members' data, but the admin sees that the page is still there. */
const cover = {
  backdropFilter: 'blur(14px)',
  backgroundColor: 'color-mix(in srgb, var(--fan-palette-background-default) 70%, transparent)',
} as const;

/**
 * Returns the name of the member whose application is open under the cover. Returns null if no application is
 * open or the open one is not in the cache.
 */
function useOpenName(): string | null {
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const number = search.get('request');
  const member = number && queryClient.getQueryData(memberQuery(number).queryKey);
  return member ? fullName(member) : null;
}

interface GateDialogProps {
  open: boolean;
  /** True if the panel was unlocked before, so that it is still mounted under the dialog. */
  isReturn: boolean;
  onOpened: () => void;
}

function GateDialog({ open, isReturn, onOpened }: GateDialogProps) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const name = useOpenName();
  return (
    <FormDialog
      open={open}
      onClose={() => navigate(paths.ownProfile.build())}
      staysOnClickBeside
      slotProps={{ backdrop: { sx: cover } }}
      mutation={useRouteMutation(adminGate)}
      initialValues={{ password: '' }}
      toInput={(values) => ({ body: values })}
      onDone={onOpened}
      title={t('gate.title')}
      lead={
        <>
          {t(isReturn ? 'gate.expired' : 'gate.text')}
          {isReturn && name && <> {t('gate.open', { name })}</>}
        </>
      }
      submit={t('gate.submit')}
      focus="password"
    >
      <FieldPassword name="password" autoComplete="current-password" label={t('gate.password')} />
    </FormDialog>
  );
}
