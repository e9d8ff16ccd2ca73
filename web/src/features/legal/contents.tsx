import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { LegalSection } from './parse-document.ts';

/** The headings as links, folded until asked for: the document is short enough to read through. */
export function Contents({ sections }: { sections: LegalSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <Box
      component="details"
      sx={{
        displayPrint: 'none',
        marginBlockStart: 3,
        paddingInline: 2,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '14px',
        '& summary': {
          paddingBlock: 1.5,
          fontWeight: 650,
          cursor: 'pointer',
          borderRadius: '10px',
        },
      }}
    >
      <summary>{t('contents')}</summary>
      <Box component="ol" sx={{ margin: 0, paddingInlineStart: 3, paddingBlockEnd: 1.5 }}>
        {sections.map(({ id, heading }) => (
          <li key={id}>
            <Link href={`#${id}`} sx={{ display: 'inline-block', paddingBlock: 0.5 }}>
              {heading}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
