import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Ltr } from '#ui/ltr.tsx';
import { findDocument } from './legal-documents.ts';
import { useLegalAddress } from './use-legal-address.ts';

interface TextLinkProps {
  href?: string;
  children?: ReactNode;
}

/** A link inside a document: to another one, to a panel of the app, or out by mail. */
export function TextLink({ href = '', children }: TextLinkProps) {
  const addressOf = useLegalAddress();
  const document = findDocument(href.replace(/^\/legal\//, ''));
  if (document) {
    return (
      <Link component={RouterLink} to={addressOf(document.slug)}>
        {children}
      </Link>
    );
  }
  if (href.startsWith('#')) {
    return (
      <Link component={RouterLink} to={{ hash: href }} preventScrollReset>
        {children}
      </Link>
    );
  }
  return <Link href={href}>{href.startsWith('mailto:') ? <Ltr>{children}</Ltr> : children}</Link>;
}
