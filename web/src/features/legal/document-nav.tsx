import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { type LegalSlug, paths } from '#config/paths.ts';
import { radius } from '#theme/tokens.ts';
import { bareList } from '#ui/bare-list.ts';
import { PageLink } from '#ui/page-link.tsx';
import { legalDocuments } from './legal-documents.ts';

/**
 * Links to the four documents: in as many columns as the names leave room for, and in one column beside the text on
 * wide screens.
 */
export function DocumentNav({ current }: { current?: LegalSlug }) {
  const { t } = useTranslation('legal');
  return (
    <Box
      component="nav"
      aria-label={t('nav')}
      sx={{ displayPrint: 'none', position: { lg: 'sticky' }, insetBlockStart: 92 }}
    >
      <Box
        component="ul"
        sx={{
          ...bareList,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))', lg: '1fr' },
          border: 'var(--line)',
          borderRadius: radius.card,
          overflow: 'clip',
          gap: '1px',
          backgroundColor: 'divider',
        }}
      >
        {legalDocuments.map(({ slug }) => (
          <Box component="li" key={slug} sx={{ display: 'grid' }}>
            <Link
              component={PageLink}
              to={paths.legal.build(slug)}
              aria-current={slug === current ? 'page' : undefined}
              color="inherit"
              underline="none"
              sx={{
                display: 'flex',
                alignItems: 'center',
                minBlockSize: 52,
                paddingInline: 2,
                paddingBlock: 1,
                lineHeight: 1.4,
                fontSize: '0.9375rem',
                backgroundColor: 'background.paper',
                borderRadius: 0,
                '&:hover': { textDecoration: 'underline' },
                '&:focus-visible': { outlineOffset: -3 },
                '&[aria-current]': {
                  fontWeight: 700,
                  boxShadow: { xs: 'inset 0 -3px var(--fan-palette-accent-mark)', lg: 'none' },
                  borderInlineStart: { lg: '3px solid var(--fan-palette-accent-mark)' },
                  paddingInlineStart: { lg: '13px' },
                },
              }}
            >
              {t(`documents.${slug}`)}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
