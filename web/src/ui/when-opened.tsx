import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface WhenOpenedProps {
  open: boolean;
  children: ReactNode;
}

/**
 * Renders a lazy dialog or drawer from its first opening on, also after it is closed, so that its closing animation can
 * run.
 */
export function WhenOpened({ open, children }: WhenOpenedProps) {
  const [wasOpened, setOpened] = useState(open);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
