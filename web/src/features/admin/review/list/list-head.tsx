import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { iconAlone } from '#admin-kit/listing/today-chip.tsx';
import { visuallyHidden } from '#ui/visually-hidden.ts';

/**
 * The width of the list from which its rows are shown as a table. The width is in rem, so that larger text needs a
 * wider list.
 */
export const asTable = '@container (min-width: 67.5rem)';

export const tableColumns = {
  [asTable]: {
    gridTemplateColumns:
      '132px minmax(120px, 1fr) minmax(160px, 1.15fr) 96px 92px minmax(236px, 0.9fr) 84px',
    gridTemplateAreas: '"number name email package total status actions"',
    paddingBlock: '6px',
  },
} as const;

/** Style that cuts off a long text at the text's own end, also a Latin text on a right-to-left page. */
export const cutAtEnd = {
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Style of elements that only the table shows. */
export const onlyInTable = { display: 'none', [asTable]: { display: 'block' } } as const;

/** Style of a chip that the narrow list shows as its icon alone. */
export const iconInNarrowList = {
  ...iconAlone,
  [asTable]: { '& .MuiChip-label': { fontSize: 'inherit', paddingInline: '8px' } },
} as const;

/** Style that aligns a cell with the end of its line, or in the table with its column's heading. */
export const atLineEnd = {
  justifySelf: 'end',
  justifyContent: 'end',
  [asTable]: { justifySelf: 'start', justifyContent: 'start' },
} as const;

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
            borderBlockEnd: 'var(--line)',
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
