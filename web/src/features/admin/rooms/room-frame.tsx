import type { AdminRole } from '@fanclub/contract/admin/roles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { RoomLinks } from './room-links.tsx';
import { type RoomName, rooms, roomsFor } from './rooms.ts';

const railSize = '5.75rem';

interface RoomFrameProps {
  room: RoomName;
  role: AdminRole;
  children: ReactNode;
}

/** A room with the way to the others: a rail beside it, on phones a menu above it. */
export function RoomFrame({ room, role, children }: RoomFrameProps) {
  const isNarrow = useIsNarrow();
  const links = { room, open: roomsFor(role) };
  return (
    <Box
      sx={{
        paddingInlineStart: { lg: railSize },
        '@media print': { padding: 0, '& > nav': { display: 'none' } },
      }}
    >
      {isNarrow ? <RoomMenu {...links} /> : <RoomRail {...links} />}
      {children}
    </Box>
  );
}

interface LinksProps {
  room: RoomName;
  open: RoomName[];
}

function RoomRail({ room, open }: LinksProps) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="nav"
      aria-label={t('rooms.label')}
      sx={{
        // Not sticky: a page that scrolls for the cookie sheet alone would take it under the top bar.
        position: 'fixed',
        insetBlock: '61px 0',
        insetInlineStart: 0,
        overflowY: 'auto',
        inlineSize: railSize,
        paddingBlock: 1,
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <RoomLinks room={room} open={open} />
    </Box>
  );
}

function RoomMenu({ room, open }: LinksProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = rooms[room].icon;
  return (
    <Box
      component="nav"
      aria-label={t('rooms.label')}
      sx={{
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Button
        color="inherit"
        fullWidth
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        startIcon={<Icon />}
        endIcon={<ExpandMoreIcon sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        sx={{ minBlockSize: 48, paddingInline: 2, borderRadius: 0, justifyContent: 'start' }}
      >
        <Box component="span" sx={{ flexGrow: 1, textAlign: 'start' }}>
          {t(`rooms.${room}`)}
        </Box>
      </Button>
      <Box id={id} hidden={!isOpen} onClick={() => setOpen(false)}>
        <RoomLinks room={room} open={open} />
      </Box>
    </Box>
  );
}
