import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { visuallyHidden } from '#ui/visually-hidden.ts';
import { asTable, tableColumns } from './columns.ts';

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
