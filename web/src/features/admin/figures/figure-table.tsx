import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FigureTableProps {
  title: string;
  /** The headings of the columns. All columns except the first hold numbers. */
  columns: readonly string[];
  children: ReactNode;
}

/** A table of numbers with a heading. */
export function FigureTable({ title, columns, children }: FigureTableProps) {
  const id = useId();
  return (
    <section>
      <Typography id={id} variant="h5" component="h2" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {/* With large text the table is wider than the screen, so the region scrolls, also by keyboard. */}
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-labelledby={id} sx={tableStyle}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{children}</tbody>
        </Box>
      </Box>
    </section>
  );
}

const tableStyle = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'var(--figures)',
  '& th, & td': {
    paddingBlock: 1,
    paddingInlineStart: { xs: 1, sm: 2 },
    textAlign: 'end',
    fontWeight: 400,
    fontSize: '0.9375rem',
    borderBlockEnd: 'var(--line)',
    whiteSpace: 'nowrap',
  },
  // Digits are written from left to right in every language, so numbers align at the right also in Persian.
  '[dir=rtl] & :is(th, td)': { textAlign: 'start' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal' },
  '& th:first-of-type': {
    textAlign: 'start',
    paddingInlineStart: 0,
    whiteSpace: 'normal',
    // The minimum width keeps package names on one line when wide amounts in rial take most of the table.
    minInlineSize: '6.75rem',
  },
  '& tbody th': { fontWeight: 650, overflowWrap: 'anywhere' },
} as const;
