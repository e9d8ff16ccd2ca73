import { bulkMaxLength } from '@fanclub/contract/members/states';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Row } from '#ui/row.tsx';
import type { Bulk } from './use-bulk.ts';
import type { RowSelection } from './use-selection.ts';

interface BulkBarProps {
  selection: RowSelection;
  bulk: Bulk;
}

/** Bar with the number of ticked applications and the actions for them. It is sticky at the end of the list. */
export function BulkBar({ selection, bulk }: BulkBarProps) {
  const { t } = useTranslation(['review', 'common']);
  if (!selection.isOn) return null;
  const count = selection.ticked.length;
  return (
    <Box
      role="group"
      aria-label={t('bulk.label')}
      sx={{
        position: 'sticky',
        insetBlockEnd: 'var(--consent-inset, 0px)',
        zIndex: 2,
        paddingInline: { xs: 2, sm: 3 },
        paddingBlock: 1.25,
        borderBlockStart: 'var(--line)',
        backgroundColor: 'background.paper',
      }}
    >
      <Row sx={{ gap: 1 }}>
        <Typography role="status" sx={{ fontWeight: 650, marginInlineEnd: 'auto' }}>
          {t('bulk.count', { count })} {selection.isFull && t('bulk.full', { most: bulkMaxLength })}
        </Typography>
        <Button size="small" color="secondary" onClick={selection.toggleAll}>
          {t('bulk.all')}
        </Button>
        <Button size="small" color="secondary" onClick={selection.clear}>
          {t('common:actions.cancel')}
        </Button>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(2, minmax(min-content, 1fr))',
            gap: 1,
            inlineSize: { xs: '100%', sm: 'auto' },
          }}
        >
          <Button
            color="success"
            variant="contained"
            aria-keyshortcuts="a"
            disabled={count === 0}
            onClick={() => bulk.ask('approve')}
          >
            {t('decide.approve')}
          </Button>
          <Button
            color="error"
            variant="outlined"
            aria-keyshortcuts="r"
            disabled={count === 0}
            onClick={() => bulk.ask('reject')}
          >
            {t('decide.reject')}
          </Button>
        </Box>
      </Row>
    </Box>
  );
}
