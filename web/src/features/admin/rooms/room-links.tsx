import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { bareList } from '#ui/bare-list.ts';
import { type RoomName, rooms } from './rooms.ts';

interface RoomLinksProps {
  /** The one that is shown. */
  room: RoomName;
  open: RoomName[];
}

/** An icon over a word each; the gold edge says where one is. */
export function RoomLinks({ room, open }: RoomLinksProps) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="ul"
      sx={{
        ...bareList,
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(6.5rem, 1fr))', lg: '1fr' },
      }}
    >
      {open.map((name) => {
        const { icon: Icon, path } = rooms[name];
        return (
          <li key={name}>
            <ButtonBase
              component={RouterLink}
              to={path}
              aria-current={name === room ? 'page' : undefined}
              sx={roomLink}
            >
              <Icon fontSize="small" aria-hidden />
              {t(`rooms.${name}`)}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
}

const roomLink = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  inlineSize: '100%',
  minBlockSize: 60,
  padding: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: 'text.secondary',
  borderInlineStart: '3px solid transparent',
  '&:hover': { backgroundColor: 'surface.sunken' },
  '&[aria-current="page"]': {
    color: 'text.primary',
    borderInlineStartColor: 'var(--fan-palette-gold-fill)',
    backgroundColor: 'surface.sunken',
  },
} as const;
