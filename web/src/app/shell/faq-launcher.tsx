import { lazy } from 'react';
import { loadNamespaces } from '#i18n/i18n.ts';
import { loadChunk } from '#i18n/load-chunk.ts';
import { useFaqAddress } from '#ui/use-faq-address.ts';
import { WhenOpened } from './when-opened.tsx';

const FaqDialog = lazy(async () => {
  const [loaded] = await Promise.all([
    loadChunk(() => import('#features/faq/faq-dialog.tsx')),
    loadNamespaces(['faq']),
  ]);
  return { default: loaded.FaqDialog };
});

/** Shows the questions while the address ends in `#faq`. */
export function FaqLauncher() {
  const { isOpen, question, close } = useFaqAddress();
  return (
    <WhenOpened open={isOpen}>
      <FaqDialog open={isOpen} onClose={close} opened={question} />
    </WhenOpened>
  );
}
