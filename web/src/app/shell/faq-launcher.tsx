import { lazy, Suspense, useEffect, useState } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';

const FaqDialog = lazy(async () => {
  const [{ FaqDialog: Dialog }] = await Promise.all([
    loadChunk(() => import('#features/faq/faq-dialog.tsx')),
    loadNamespaces(['faq']),
  ]);
  return { default: Dialog };
});

interface FaqLauncherProps {
  open: boolean;
  onClose: () => void;
}

/** The questions load when someone first asks for them. */
export function FaqLauncher({ open, onClose }: FaqLauncherProps) {
  const [wasOpened, setOpened] = useState(open);
  useEffect(() => {
    if (open) setOpened(true);
  }, [open]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <FaqDialog open={open} onClose={onClose} />
    </Suspense>
  );
}
