import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useLanguage } from '#i18n/use-language.ts';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { documentQuery } from './api/fetch-document.ts';
import { BackButton } from './back-button.tsx';
import { DocumentNav } from './document-nav.tsx';
import { DocumentNotFound } from './document-not-found.tsx';
import { DocumentSkeleton } from './document-skeleton.tsx';
import { DocumentText } from './document-text.tsx';
import { findDocument, type LegalDocument } from './legal-documents.ts';
import { LegalHead } from './legal-head.tsx';

export default function LegalPage() {
  const { type = '' } = useParams();
  const document = findDocument(type);
  return document ? <DocumentPage document={document} /> : <DocumentNotFound />;
}

function DocumentPage({ document }: { document: LegalDocument }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { data: copy, error, refetch } = useQuery(documentQuery(document, language));
  return (
    <PageLayout title={t(`documents.${document.slug}`)} actions={<BackButton />}>
      <LegalHead slug={document.slug} />
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
        {copy && <DocumentText key={copy.markdown} copy={copy} />}
        {!copy && error && (
          <ErrorState
            error={error}
            fallback="document_not_available"
            onRetry={() => void refetch()}
          />
        )}
        {!copy && !error && <DocumentSkeleton />}
      </Box>
    </PageLayout>
  );
}
