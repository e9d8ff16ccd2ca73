import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface WhenOpenedProps {
  open: boolean;
  children: ReactNode;
}

/** For lazy dialogs and drawers: rendered from the first opening on, so that the closing animation can run. */
export function WhenOpened({ open, children }: WhenOpenedProps) {
  const [wasOpened, setOpened] = useState(open);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
