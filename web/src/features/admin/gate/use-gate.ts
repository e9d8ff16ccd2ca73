import { adminGateCheckIntervalMs } from '@fanclub/contract/admin/session';
import { useCallback, useEffect, useState } from 'react';
import { isGateOpen, openGate } from './gate-clock.ts';

/** Whether the gate stands open: looked at every 30 s, when the page is shown again, across tabs. */
export function useGate() {
  const [isOpen, setOpen] = useState(() => isGateOpen(Date.now()));

  useEffect(() => {
    const check = () => setOpen(isGateOpen(Date.now()));
    const timer = setInterval(check, adminGateCheckIntervalMs);
    document.addEventListener('visibilitychange', check);
    window.addEventListener('storage', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('storage', check);
    };
  }, []);

  const open = useCallback(() => {
    openGate(Date.now());
    setOpen(true);
  }, []);

  return { isOpen, open };
}
