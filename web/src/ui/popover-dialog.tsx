import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PopoverDialogProps {
  open: boolean;
  /** The button below which the popover opens. */
  anchor: HTMLElement | null;
  label: string;
  /** The width in pixels, if the window has as much room. */
  inlineSize: number;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that opens below a button at the end of a bar. */
export function PopoverDialog(props: PopoverDialogProps) {
  const { open, anchor, label, inlineSize, onClose, children } = props;
  const { i18n } = useTranslation();
  // The style plugin for right-to-left languages does not mirror the origin of a popover.
  const horizontal = i18n.dir() === 'rtl' ? 'left' : 'right';
  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal }}
      transformOrigin={{ vertical: 'top', horizontal }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { ...paper, inlineSize } } }}
    >
      {children}
    </Popover>
  );
}

const paper = {
  maxInlineSize: 'calc(100vw - 32px)',
  padding: 2,
  display: 'grid',
  gap: 2,
} as const;
