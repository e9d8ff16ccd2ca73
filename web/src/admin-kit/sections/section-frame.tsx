import type { AdminRole } from '@fanclub/contract/admin/roles';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { SectionLinks } from './section-links.tsx';
import { type SectionName, sections, sectionsFor } from './sections.ts';

const railSize = '5.75rem';

interface SectionFrameProps {
  section: SectionName;
  role: AdminRole;
  children: ReactNode;
}

/**
 * Page frame of a section with links to all sections: a rail at the side, or a menu above on narrow screens.
 */
export function SectionFrame({ section, role, children }: SectionFrameProps) {
  const isNarrow = useIsNarrow();
  const links = { section, open: sectionsFor(role) };
  return (
    <Box
      sx={{
        paddingInlineStart: { lg: railSize },
        '@media print': { padding: 0, '& > nav': { display: 'none' } },
      }}
    >
      {isNarrow ? <SectionMenu {...links} /> : <SectionRail {...links} />}
      {children}
    </Box>
  );
}

interface LinksProps {
  section: SectionName;
  open: SectionName[];
}

function SectionRail({ section, open }: LinksProps) {
  const { t } = useTranslation('admin');
  return (
    <Box
      component="nav"
      aria-label={t('sections.label')}
      sx={{
        // Fixed instead of sticky: if a page scrolls only because of the cookie banner, a sticky rail would move
        // under the top bar.
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
      <SectionLinks section={section} open={open} />
    </Box>
  );
}

function SectionMenu({ section, open }: LinksProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = sections[section].icon;
  return (
    <Box
      component="nav"
      aria-label={t('sections.label')}
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
          {t(`sections.${section}`)}
        </Box>
      </Button>
      <Box id={id} hidden={!isOpen} onClick={() => setOpen(false)}>
        <SectionLinks section={section} open={open} />
      </Box>
    </Box>
  );
}
