import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Id of the main element, which the skip link leads to. */
export const contentId = 'content';

/** Column of top bar, content and footer, at least as high as the window. */
export function PageFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column',
        minBlockSize: '100svh',
        '@media print': { color: '#000', '& > header, & > footer': { display: 'none' } },
      }}
    >
      <SkipLink />
      {children}
    </Box>
  );
}

function SkipLink() {
  const { t } = useTranslation();
  return (
    <Link
      href={`#${contentId}`}
      sx={{
        position: 'absolute',
        insetInlineStart: 8,
        insetBlockStart: -80,
        zIndex: 'tooltip',
        padding: 1.5,
        backgroundColor: 'background.paper',
        '&:focus': { insetBlockStart: 8 },
      }}
    >
      {t('nav.skip')}
    </Link>
  );
}
