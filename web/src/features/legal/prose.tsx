import Box from '@mui/material/Box';
import Markdown, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { Fragment } from 'react';
import { Ltr } from '#ui/ltr.tsx';
import { TextLink } from './text-link.tsx';

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

/** Markdown as elements of React; nothing is ever written as HTML. */
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
