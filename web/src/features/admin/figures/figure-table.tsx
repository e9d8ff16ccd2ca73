import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface FigureTableProps {
  title: string;
  /** The names of the columns; numbers stand in all but the first. */
  columns: readonly string[];
  children: ReactNode;
}

/** Numbers under each other, with a heading of their own. */
export function FigureTable({ title, columns, children }: FigureTableProps) {
  const id = useId();
  return (
    <section>
      <Typography id={id} variant="h5" component="h2" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {/* With large letters it is wider than the screen: keys scroll it, too. */}
      <Box role="region" aria-labelledby={id} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Box component="table" aria-labelledby={id} sx={tableLook}>
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

const tableLook = {
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'var(--figures)',
  '& th, & td': {
    paddingBlock: 1,
    paddingInlineStart: 2,
    textAlign: 'end',
    fontWeight: 400,
    fontSize: '0.9375rem',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  },
  // Digits run the same way everywhere, and ones stand under ones.
  '[dir=rtl] & :is(th, td)': { textAlign: 'start' },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', whiteSpace: 'normal' },
  '& th:first-of-type': {
    textAlign: 'start',
    paddingInlineStart: 0,
    whiteSpace: 'normal',
    // Amounts in rial are long: no name of a package is broken for them.
    minInlineSize: '5.5rem',
  },
  '& tbody th': { fontWeight: 650, overflowWrap: 'anywhere' },
} as const;
