import { languageCodes } from '@fanclub/contract/text/languages';
import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { inLanguage, type LegalSlug, paths } from '#config/paths.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { DirectionalIcon } from '#ui/directional-icon.tsx';
import { ErrorState } from '#ui/message-state.tsx';
import { PageLayout } from '#ui/page-layout.tsx';
import { documentQuery } from './api/fetch-document.ts';
import { DocumentNav } from './document-nav.tsx';
import { DocumentSkeleton, DocumentText } from './document-text.tsx';
import { findDocument, type LegalDocument } from './legal-documents.ts';

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

function DocumentNotFound() {
  const { t } = useTranslation('legal');
  return (
    <PageLayout title={t('notFound.title')} width="text" actions={<BackButton />}>
      <Typography sx={{ marginBlockEnd: 2 }}>{t('notFound.text')}</Typography>
      <DocumentNav />
    </PageLayout>
  );
}

/** To where the reader came from; home where this tab began here. */
function BackButton() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key } = useLocation();
  const goBack = () => (key === 'default' ? navigate(paths.landing.build()) : navigate(-1));
  return (
    <Button
      variant="outlined"
      color="secondary"
      startIcon={<DirectionalIcon icon={ArrowBackIcon} />}
      onClick={() => void goBack()}
      sx={{ displayPrint: 'none' }}
    >
      {t('actions.back')}
    </Button>
  );
}

const address = (path: string) => new URL(path, location.origin).href;

/** What search engines read: this document in each language. */
function LegalHead({ slug }: { slug: LegalSlug }) {
  const language = useLanguage();
  return (
    <>
      <link rel="canonical" href={address(inLanguage(language, paths.legal.build(slug)))} />
      <link rel="alternate" hrefLang="x-default" href={address(paths.legal.build(slug))} />
      {languageCodes.map((code) => (
        <link
          key={code}
          rel="alternate"
          hrefLang={code}
          href={address(inLanguage(code, paths.legal.build(slug)))}
        />
      ))}
    </>
  );
}
