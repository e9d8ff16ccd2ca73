import { lazy, Suspense, useEffect, useState } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useFaqAddress } from '#ui/use-faq-address.ts';

const FaqDialog = lazy(async () => {
  const [{ FaqDialog: Dialog }] = await Promise.all([
    loadChunk(() => import('#features/faq/faq-dialog.tsx')),
    loadNamespaces(['faq']),
  ]);
  return { default: Dialog };
});

/** Shows the questions while the address ends in `#faq`; they load when first asked for. */
export function FaqLauncher() {
  const { isOpen, question, close } = useFaqAddress();
  const [wasOpened, setOpened] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpened(true);
  }, [isOpen]);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <FaqDialog open={isOpen} onClose={close} opened={question} />
    </Suspense>
  );
}
