import { lazyDialog } from '#ui/lazily.tsx';
import type { DocumentDialogProps } from './document-dialog.tsx';

const DocumentDialog = lazyDialog(() => import('./document-dialog.tsx'));

/** Shows a document in full screen while `fileUrl` is not null. */
export function DocumentViewer(props: Omit<DocumentDialogProps, 'open'>) {
  return <DocumentDialog {...props} open={props.fileUrl !== null} />;
}
