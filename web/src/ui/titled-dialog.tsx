import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';

interface TitledDialogProps extends Pick<DialogProps, 'fullScreen' | 'onClose' | 'scroll'> {
  /** Left out by those that are drawn only while they are open. */
  open?: boolean;
  maxWidth?: 'xs' | 'sm' | 'md';
  title: string;
  /** Its buttons. */
  actions: ReactNode;
  /** What scrolls and holds nothing that the keyboard could go to. */
  isText?: boolean;
  children?: ReactNode;
}

/** A dialog that is named by its title: title, content, buttons. */
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
