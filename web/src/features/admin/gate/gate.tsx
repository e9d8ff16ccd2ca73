import { type ReactNode, useEffect, useState } from 'react';
import { GateDialog } from './gate-dialog.tsx';
import { useGate } from './use-gate.ts';

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
