import MoreIcon from '@mui/icons-material/MoreHoriz';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Drawer from '@mui/material/Drawer';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { SectionLinks, sectionLink } from './section-links.tsx';
import type { SectionName } from './sections.ts';

interface MoreProps {
  /** The section on screen. */
  section: SectionName;
  /** The sections under "More". */
  more: SectionName[];
}

/**
 * Button "More" in the rail, which shows or hides the other sections. They are shown at first if one of them is open.
 */
export function MoreInRail({ section, more }: MoreProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [isOpen, setOpen] = useState(more.includes(section));
  const others = useRef<HTMLDivElement>(null);
  const toggle = () => {
    flushSync(() => setOpen(!isOpen));
    // In a low window the last links would be below the end of the rail.
    if (!isOpen) others.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <ButtonBase aria-expanded={isOpen} aria-controls={id} onClick={toggle} sx={sectionLink}>
        <MoreIcon fontSize="small" aria-hidden />
        {t('sections.more')}
      </ButtonBase>
      <Box ref={others} id={id} hidden={!isOpen}>
        <SectionLinks section={section} open={more} />
      </Box>
    </>
  );
}

/** Button "More" on narrow screens, which opens a sheet with the other sections. */
export function MoreInMenu({ section, more }: MoreProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ButtonBase
        aria-haspopup="dialog"
        onClick={(event) => {
          // Any click that reaches the surrounding menu closes the menu.
          event.stopPropagation();
          setOpen(true);
        }}
        sx={sectionLink}
      >
        <MoreIcon fontSize="small" aria-hidden />
        {t('sections.more')}
      </ButtonBase>
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-labelledby': id } }}
      >
        <Typography id={id} variant="h5" component="h2" sx={{ padding: 2 }}>
          {t('sections.others')}
        </Typography>
        <Box onClick={() => setOpen(false)} sx={{ paddingBlockEnd: 2 }}>
          <SectionLinks section={section} open={more} />
        </Box>
      </Drawer>
    </>
  );
}
