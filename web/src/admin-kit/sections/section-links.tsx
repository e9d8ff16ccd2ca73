import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { bareList } from '#ui/bare-list.ts';
import { type SectionName, sections } from './sections.ts';

interface SectionLinksProps {
  /** The section on screen. */
  section: SectionName;
  open: SectionName[];
  /** The last entry of the list, for example a button. */
  last?: ReactNode;
}

/** Links to the sections, each an icon above its name. An edge marks the link of the current section. */
export function SectionLinks({ section, open, last }: SectionLinksProps) {
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
        const { icon: Icon, path } = sections[name];
        return (
          <li key={name}>
            <ButtonBase
              component={RouterLink}
              to={path}
              aria-current={name === section ? 'page' : undefined}
              sx={sectionLink}
            >
              <Icon fontSize="small" aria-hidden />
              {t(`sections.${name}`)}
            </ButtonBase>
          </li>
        );
      })}
      {last && <li>{last}</li>}
    </Box>
  );
}

/** Style of a link or button of the rail. */
export const sectionLink = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  inlineSize: '100%',
  minBlockSize: 60,
  paddingInline: 0.5,
  paddingBlock: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  textAlign: 'center',
  overflowWrap: 'break-word',
  color: 'text.secondary',
  borderInlineStart: '3px solid transparent',
  '&:hover': { backgroundColor: 'surface.sunken' },
  // The focus ring is inside the link, because the rail clips what is outside.
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current="page"]': {
    color: 'text.primary',
    borderInlineStartColor: 'var(--fan-palette-accent-mark)',
    backgroundColor: 'surface.sunken',
  },
} as const;
