import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Fragment, type ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { Ltr } from '#ui/ltr.tsx';
import { OverlayLink } from '#ui/overlay-address.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { findDocument } from './legal-documents.ts';
import { answerTimeMark } from './parse-document.ts';

const options: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  wrapper: Fragment,
  overrides: {
    a: TextLink,
    code: ({ children }) => (
      <code>
        <Ltr>{children}</Ltr>
      </code>
    ),
  },
};

/** Renders Markdown as React elements; nothing is inserted as HTML. */
export function Prose({ children }: { children: string }) {
  return (
    <Box
      sx={{
        typography: 'body1',
        '& p': { marginBlock: 1.5 },
        '& ul': { marginBlock: 1.5, paddingInlineStart: 2.75 },
        '& li': { marginBlock: 0.75, paddingInlineStart: 0.5 },
        '& li::marker': { color: 'text.secondary' },
        '& strong': { fontWeight: 700 },
        // A name of a stored value may be wider than a phone with large letters.
        '& code > bdi': { display: 'inline' },
        '& code': {
          fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
          fontSize: '0.875em',
          paddingInline: '0.35em',
          paddingBlock: '0.1em',
          borderRadius: '5px',
          backgroundColor: 'surface.sunken',
          overflowWrap: 'anywhere',
        },
      }}
    >
      <Markdown options={options}>{children}</Markdown>
    </Box>
  );
}

/** A link in a document: to another document, to a dialog of the site, to a mail address or to another site. */
function TextLink({ href = '', children }: { href?: string; children?: ReactNode }) {
  if (href === answerTimeMark) return <span data-answer-time>{children}</span>;
  const document = findDocument(href.replace(/^\/legal\//, ''));
  if (document) {
    return (
      <Link component={PageLink} to={paths.legal.build(document.slug)}>
        {children}
      </Link>
    );
  }
  if (href.startsWith('#')) {
    return (
      <Link component={OverlayLink} to={href.slice(1)}>
        {children}
      </Link>
    );
  }
  return <Link href={href}>{href.startsWith('mailto:') ? <Ltr>{children}</Ltr> : children}</Link>;
}
