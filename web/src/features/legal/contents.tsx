import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { radius } from '#theme/tokens.ts';
import { Panel } from '#ui/panel.tsx';
import type { LegalSection } from './parse-document.ts';

/** The headings as links, folded until asked for: the document is short enough to read through. */
export function Contents({ sections }: { sections: LegalSection[] }) {
  const { t } = useTranslation('legal');
  return (
    <Panel
      component="details"
      look="outline"
      sx={{
        displayPrint: 'none',
        marginBlockStart: 3,
        paddingInline: 2,
        '& summary': {
          paddingBlock: 1.5,
          fontWeight: 650,
          cursor: 'pointer',
          borderRadius: radius.input,
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
    </Panel>
  );
}
