import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface TitledDialogProps extends Pick<DialogProps, 'fullScreen' | 'onClose' | 'scroll'> {
  /** True by default, for dialogs that are rendered only while they are open. */
  open?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  title: string;
  actions: ReactNode;
  /**
   * True if the content contains nothing focusable. It then gets the focus itself, so that the keyboard can
   * scroll it.
   */
  isText?: boolean;
  children?: ReactNode;
}

/** A dialog with title, content and buttons, named by its title. */
export function TitledDialog(props: TitledDialogProps) {
  const { open = true, maxWidth = 'xs', title, actions, isText, children, ...dialog } = props;
  const id = useId();
  return (
    <Dialog {...dialog} open={open} maxWidth={maxWidth} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      {children && <DialogContent {...(isText && { tabIndex: 0 })}>{children}</DialogContent>}
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}
