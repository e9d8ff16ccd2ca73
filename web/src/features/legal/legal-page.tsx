import { useParams } from 'react-router-dom';
import { DocumentNotFound } from './document-not-found.tsx';
import { DocumentPage } from './document-page.tsx';
import { findDocument } from './legal-documents.ts';

export function LegalPage() {
  const { type = '' } = useParams();
  const document = findDocument(type);
  return document ? <DocumentPage document={document} /> : <DocumentNotFound />;
}
