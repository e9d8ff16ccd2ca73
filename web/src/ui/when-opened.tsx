import { type ReactNode, Suspense, useEffect, useState } from 'react';

interface WhenOpenedProps {
  open: boolean;
  children: ReactNode;
}

/** For lazy dialogs and drawers: loaded when first opened, kept for their closing motion. */
export function WhenOpened({ open, children }: WhenOpenedProps) {
  const [wasOpened, setOpened] = useState(open);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  return wasOpened ? <Suspense>{children}</Suspense> : null;
}
