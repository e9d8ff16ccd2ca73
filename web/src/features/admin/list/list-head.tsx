import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/** From this width of the list on, its rows are those of a table; large letters need more of it. */
export const asTable = '@container (min-width: 67.5rem)';

export const tableColumns = {
  [asTable]: {
    gridTemplateColumns:
      '132px minmax(120px, 1fr) minmax(160px, 1.15fr) 96px 92px minmax(236px, 0.9fr) 84px',
    gridTemplateAreas: '"number name email package total status actions"',
    paddingBlock: '6px',
  },
} as const;

/** Cuts a Latin text at its own end, whichever way the page runs. */
export const cutAtEnd = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** For what only the table shows. */
export const onlyInTable = { display: 'none', [asTable]: { display: 'block' } } as const;

/** Stands at the end of its line, and under its heading in the table. */
export const atLineEnd = { justifySelf: 'end', [asTable]: { justifySelf: 'start' } } as const;

const columns = ['number', 'name', 'email', 'package', 'total', 'status', 'actions'] as const;

export function ListHead() {
  const { t } = useTranslation('admin');
  return (
    <Box role="rowgroup" sx={{ ...visuallyHidden, [asTable]: { all: 'unset', display: 'block' } }}>
      <Box
        role="row"
        sx={{
          [asTable]: {
            position: 'sticky',
            zIndex: 1,
            insetBlockStart: 0,
            display: 'grid',
            columnGap: 2,
            paddingInlineStart: 2.5,
            paddingInlineEnd: 3,
            fontSize: '0.8125rem',
            fontWeight: 700,
            color: 'text.secondary',
            backgroundColor: 'background.default',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
            ...tableColumns[asTable],
            paddingBlock: 1,
          },
        }}
      >
        {columns.map((column) => (
          <Box key={column} role="columnheader" sx={{ gridArea: column }}>
            {t(`columns.${column}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
