import Box from '@mui/material/Box';
import { UndoSnack } from './undo-snack.tsx';
import type { UndoNotice } from './use-review.ts';

interface UndoStackProps {
  notices: UndoNotice[];
  onUndo: (notice: UndoNotice) => void;
  onExpire: (notice: UndoNotice) => void;
}

/** The last decisions, each with its own 15 seconds, so that quick ones do not cover each other. */
export function UndoStack({ notices, onUndo, onExpire }: UndoStackProps) {
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        insetBlockEnd: { xs: 'calc(136px + var(--consent-inset, 0px))', lg: 24 },
        insetInlineStart: { xs: 16, lg: 24 },
        insetInlineEnd: { xs: 16, sm: 'auto' },
        zIndex: 'snackbar',
        display: 'grid',
        gap: 1,
      }}
    >
      {notices.map((notice) => (
        <UndoSnack
          key={`${notice.member.id}-${notice.untilMs}`}
          notice={notice}
          onUndo={() => onUndo(notice)}
          onExpire={() => onExpire(notice)}
        />
      ))}
    </Box>
  );
}
