import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from './titled-dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** The button's text, which names the action and is never just "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** True makes the confirming button red. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /**
   * Called for Escape and a click outside. The default is `onCancel`, which fits a dialog whose second button only
   * cancels.
   */
  onClose?: () => void;
}

export function LoadedConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel } =
    props;
  const { onClose = onCancel } = props;
  const { t } = useTranslation();
  return (
    <TitledDialog
      open={open}
      onClose={busy ? undefined : onClose}
      // With large text the whole dialog scrolls with its buttons, so that the keyboard reaches them.
      scroll="body"
      title={title}
      actions={
        <>
          <Button color="secondary" onClick={onCancel} disabled={Boolean(busy)}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={onConfirm}
            loading={Boolean(busy)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </TitledDialog>
  );
}
