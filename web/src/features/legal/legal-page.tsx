import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#i18n/use-language.ts';
import { PageColumn } from '#ui/page-column.tsx';
import BackButton from './back-button.island.tsx';
import { copyOf } from './document-copies.ts';
import { DocumentNav } from './document-nav.tsx';
import { DocumentText } from './document-text.tsx';
import type { LegalDocument } from './legal-documents.ts';

/** The page of one of the four legal documents, whose text is Markdown. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  return (
    <PageColumn heading={t(`documents.${document.slug}`)} actions={<BackButton />}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr)' },
          columnGap: 8,
          rowGap: 4,
          alignItems: 'start',
          '@media print': { display: 'block' },
        }}
      >
        <DocumentNav current={document.slug} />
        <DocumentText copy={copyOf(document, language)} />
      </Box>
    </PageColumn>
  );
}
