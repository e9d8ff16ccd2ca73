import type { ErrorKey } from '@fanclub/contract/http/error-body';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorAlert } from './error-alert.tsx';
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
  /**
   * The action that the confirming button begins. The dialog cannot be closed while it runs, and shows why it failed
   * until the dialog is cancelled.
   */
  mutation?: { isPending: boolean; error: Error | null; reset?: () => void };
  /** Code of the sentence to show for an unexpected error of the action. */
  fallback?: ErrorKey;
  onConfirm: () => void;
  onCancel: () => void;
  /**
   * Called for Escape and a click outside. The default is `onCancel`, which fits a dialog whose second button only
   * cancels.
   */
  onClose?: () => void;
}

export default function LoadedConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, danger, onConfirm } = props;
  const { mutation, fallback } = props;
  const cancel = () => {
    mutation?.reset?.();
    props.onCancel();
  };
  const { onClose = cancel } = props;
  const { t } = useTranslation();
  const isBusy = mutation?.isPending ?? false;
  return (
    <TitledDialog
      open={open}
      onClose={isBusy ? undefined : onClose}
      // With large text the whole dialog scrolls with its buttons, so that the keyboard reaches them.
      scroll="body"
      title={title}
      actions={
        <>
          <Button color="secondary" onClick={cancel} disabled={isBusy}>
            {cancelLabel ?? t('actions.cancel')}
          </Button>
          <Button
            variant="contained"
            color={danger ? 'error' : 'primary'}
            onClick={onConfirm}
            loading={isBusy}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      <ErrorAlert
        error={mutation?.error}
        {...(fallback && { fallback })}
        sx={{ marginBlockStart: 2 }}
      />
    </TitledDialog>
  );
}
