import { isOffered, type Offer } from '@fanclub/contract/club/offers';
import type { AdminRouteName } from '@fanclub/contract/panel-api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMay } from '#admin-kit/api/use-may.ts';
import { TitledDialog } from '#ui/titled-dialog.tsx';

interface Shortcut {
  keys: readonly string[];
  /** The key of the text that names the shortcut. */
  name: string;
  /** The route that the shortcut calls. Roles that may not call it do not see the shortcut. */
  calls?: AdminRouteName;
  /** What the club must have. */
  needs?: Offer;
}

const shortcuts = [
  { keys: ['j'], name: 'shortcuts.next' },
  { keys: ['k'], name: 'shortcuts.previous' },
  { keys: ['a'], name: 'review:decide.approve', calls: 'approveUser' },
  { keys: ['r'], name: 'review:decide.reject', calls: 'rejectUser' },
  { keys: ['x'], name: 'shortcuts.tick', calls: 'decideMany' },
  { keys: ['Shift+x'], name: 'shortcuts.tickAll', calls: 'decideMany' },
  { keys: ['i'], name: 'review:decide.ask', calls: 'requestItems' },
  { keys: ['u'], name: 'shortcuts.undo', calls: 'undoDecision' },
  { keys: ['e'], name: 'common:actions.edit', calls: 'updateUser' },
  { keys: ['n'], name: 'review:notes.add', calls: 'addNote' },
  { keys: ['1', '2'], name: 'shortcuts.documents', needs: 'card' },
  { keys: ['+', '-'], name: 'shortcuts.zoom' },
  { keys: ['[', ']'], name: 'shortcuts.turn' },
  { keys: ['0'], name: 'shortcuts.fit' },
  { keys: ['v'], name: 'shortcuts.large' },
  { keys: ['/'], name: 'find.open' },
  { keys: ['Esc'], name: 'review:detail.close' },
  { keys: ['?'], name: 'shortcuts.help' },
] as const satisfies readonly Shortcut[];

export default function ShortcutsDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'review', 'common']);
  const may = useMay();
  const offered = shortcuts
    .filter((row: Shortcut) => isOffered(row))
    .filter((row) => !('calls' in row) || may(row.calls));
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      // The dialog scrolls as a whole. Keyboard users could not move the focus into a list that scrolls on its own.
      scroll="body"
      maxWidth="md"
      title={t('shortcuts.title')}
      actions={
        <Button autoFocus color="secondary" onClick={onClose}>
          {t('common:actions.close')}
        </Button>
      }
    >
      <Box component="dl" sx={{ margin: 0, columnCount: { md: 2 }, columnGap: 5 }}>
        {offered.map(({ keys, name }) => (
          <Box
            key={name}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              breakInside: 'avoid',
              paddingBlock: 0.75,
              borderBlockEnd: 'var(--line)',
            }}
          >
            <dt>{t(name)}</dt>
            <Box
              component="dd"
              dir="ltr"
              sx={{ display: 'flex', alignItems: 'start', gap: 0.5, margin: 0 }}
            >
              {keys.map((key) => (
                <Key key={key} name={key} />
              ))}
            </Box>
          </Box>
        ))}
      </Box>
    </TitledDialog>
  );
}

function Key({ name }: { name: string }) {
  return (
    <Box
      component="kbd"
      sx={{
        minInlineSize: 28,
        paddingInline: 1,
        textAlign: 'center',
        fontFamily: 'inherit',
        fontWeight: 650,
        border: '1px solid',
        borderColor: 'surface.control',
        borderBlockEndWidth: 2,
        borderRadius: '6px',
        backgroundColor: 'surface.sunken',
      }}
    >
      {name}
    </Box>
  );
}
