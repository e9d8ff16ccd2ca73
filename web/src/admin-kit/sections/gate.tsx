import { countQueues } from '@fanclub/contract/admin/case-routes';
import { adminGateCheckIntervalMs, adminGateWarningMs } from '@fanclub/contract/admin/gate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#api/client.ts';
import { gateLeftMs, isGateOpen, onGateClosed, openGate, renewGate } from '#session/admin-gate.ts';
import { lazyDialog } from '#ui/lazily.tsx';
import { LoadingOverlay } from '#ui/loading-overlay.tsx';

const GateDialog = lazyDialog(() => import('./gate-dialog.tsx'), <LoadingOverlay open />);

/**
 * Loads the dialog of a closed gate, so that the first render of the panel has it. If it cannot be loaded, the render
 * says so.
 */
export async function prepareGate(): Promise<void> {
  if (!isGateOpen(Date.now())) await GateDialog.fetch().catch(() => undefined);
}

/**
 * Covers the panel with a dialog until the admin has passed the gate, by a pass phrase. If the gate closes
 * again later, the panel stays mounted under the cover, so that it keeps its state.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { isOpen, isEnding, open, check } = useGate();
  const [wasOpen, setWasOpen] = useState(isOpen);

  useEffect(() => {
    if (isOpen) setWasOpen(true);
  }, [isOpen]);

  return (
    <>
      {wasOpen && children}
      {isEnding && <EndingSoon onStayed={check} />}
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
  const [leftMs, setLeftMs] = useState(() => gateLeftMs(Date.now()));
  const isOpen = leftMs > 0;
  const check = useCallback(() => setLeftMs(gateLeftMs(Date.now())), []);

  useEffect(() => {
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
  }, [check]);

  const open = useCallback(() => {
    openGate(Date.now());
    check();
    queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }, [queryClient, check]);

  return { isOpen, isEnding: isOpen && leftMs <= adminGateWarningMs, open, check };
}

/**
 * Says that the panel will soon ask for the pass phrase again. The button sends a call, with which browser and server
 * postpone that.
 */
function EndingSoon({ onStayed }: { onStayed: () => void }) {
  const { t } = useTranslation('admin');
  const stay = useMutation({
    mutationFn: () => call(countQueues),
    onSuccess: () => {
      renewGate(Date.now());
      onStayed();
    },
  });
  return (
    <Snackbar open sx={{ insetBlockEnd: { xs: 'calc(96px + var(--consent-inset, 0px))', lg: 24 } }}>
      <Alert
        severity="warning"
        role="alert"
        action={
          <Button
            color="inherit"
            size="small"
            loading={stay.isPending}
            onClick={() => stay.mutate()}
          >
            {t('gate.stay')}
          </Button>
        }
      >
        {t('gate.ending')}
      </Alert>
    </Snackbar>
  );
}
