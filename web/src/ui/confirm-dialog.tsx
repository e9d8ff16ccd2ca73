import { lazyDialog } from './lazily.tsx';

/** A dialog that asks whether something should be done, with two buttons. */
export const ConfirmDialog = lazyDialog(() => import('./loaded-confirm-dialog.tsx'));
