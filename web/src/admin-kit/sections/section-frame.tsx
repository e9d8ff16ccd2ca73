import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#ui/lazily.tsx';
import { useIsNarrow } from '#ui/use-is-narrow.ts';
import { useMay } from '../api/use-may.ts';
import { useSearchKeys } from '../search/use-search-keys.ts';
import { MoreInMenu, MoreInRail } from './more-sections.tsx';
import { SectionLinks, sectionLink } from './section-links.tsx';
import { type SectionName, sections, sectionsFor } from './sections.ts';

const SearchDialog = lazyPart(() => import('../search/search-dialog.tsx'));

/** Width of the rail. The longest name of a section fits in every language. */
const railSize = '6.25rem';

/** Tells the notices of the app's frame how much of the window's width the rail takes. */
const railStyles = { ':root': { '--rail-size': railSize } };

/**
 * Page frame of a section with the search for members and links to all sections. The links are in a rail at the side,
 * or on narrow screens in a menu above.
 */
export function SectionFrame({ section, children }: { section: SectionName; children: ReactNode }) {
  const isNarrow = useIsNarrow();
  const links = { section, ...sectionsFor(useMay()) };
  const [isSearching, setSearching] = useState(false);
  const search = () => setSearching(true);
  useSearchKeys(search);
  return (
    <Box
      sx={{
        paddingInlineStart: { lg: railSize },
        '@media print': { padding: 0, '& > nav': { display: 'none' } },
      }}
    >
      {isNarrow ? (
        <SectionMenu {...links} onSearch={search} />
      ) : (
        <>
          <GlobalStyles styles={railStyles} />
          <SectionRail {...links} onSearch={search} />
        </>
      )}
      {children}
      {isSearching && <SearchDialog onClose={() => setSearching(false)} />}
    </Box>
  );
}

interface LinksProps {
  section: SectionName;
  /** The sections whose links are always visible, and not under "More". */
  main: SectionName[];
  more: SectionName[];
  onSearch: () => void;
}

function SectionRail({ section, main, more, onSearch }: LinksProps) {
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
        borderInlineEnd: 'var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      <ButtonBase
        onClick={onSearch}
        aria-keyshortcuts="/ Control+K Meta+K"
        aria-haspopup="dialog"
        sx={sectionLink}
      >
        <SearchIcon fontSize="small" aria-hidden />
        {t('find.open')}
      </ButtonBase>
      <SectionLinks section={section} open={main} />
      <MoreInRail section={section} more={more} />
    </Box>
  );
}

function SectionMenu({ section, main, more, onSearch }: LinksProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = sections[section].icon;
  return (
    <Box
      component="nav"
      aria-label={t('sections.label')}
      sx={{
        borderBlockEnd: 'var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
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
        <IconButton aria-label={t('find.title')} aria-haspopup="dialog" onClick={onSearch}>
          <SearchIcon />
        </IconButton>
      </Box>
      <Box id={id} hidden={!isOpen} onClick={() => setOpen(false)}>
        <SectionLinks
          section={section}
          open={main}
          last={<MoreInMenu section={section} more={more} />}
        />
      </Box>
    </Box>
  );
}
