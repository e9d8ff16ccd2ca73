import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TitledDialog } from './titled-dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children?: ReactNode;
  /** Names the action, never just "OK". */
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** Handles Escape and a click outside, if the second button does more than cancel. */
  onClose?: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, busy, onConfirm, onCancel } =
    props;
  const { onClose = onCancel } = props;
  const { t } = useTranslation();
  return (
    <TitledDialog
      open={open}
      onClose={busy ? undefined : onClose}
      // With long words and large text the body scrolls with the buttons, so the keyboard reaches them.
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
