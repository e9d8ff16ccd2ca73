import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import type { ReactNode } from 'react';
import { listensToShortcuts } from '#admin-kit/use-keys.ts';
import { detailTitleId } from './detail-header.tsx';

interface DetailPlaceProps {
  isOpen: boolean;
  isNarrow: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Places the detail beside the list, or in a drawer over it on narrow screens. */
export function DetailPlace({ isOpen, isNarrow, onClose, children }: DetailPlaceProps) {
  if (isNarrow) {
    return (
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            ...listensToShortcuts,
            'aria-labelledby': detailTitleId,
            sx: { inlineSize: 'min(100vw, 720px)' },
          },
        }}
      >
        {isOpen && children}
      </Drawer>
    );
  }
  if (!isOpen) return null;
  return (
    <Box
      sx={{
        minBlockSize: 0,
        overflow: 'hidden',
        borderInlineStart: 'var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      {children}
    </Box>
  );
}
