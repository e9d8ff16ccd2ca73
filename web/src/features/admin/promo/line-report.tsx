import type { RouteResponse } from '@fanclub/contract/http/route';
import type { importPromoCodes } from '@fanclub/contract/promo/admin-routes';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFieldErrorText } from '#api/use-error-text.ts';
import { bareList } from '#ui/bare-list.ts';
import { Ltr } from '#ui/ltr.tsx';

type Line = RouteResponse<typeof importPromoCodes>['lines'][number];

const colors = { new: 'success', there: 'default', wrong: 'error' } as const;
/** The order in which the lines are listed: lines with errors come first. */
const order = ['wrong', 'new', 'there'] as const;

/**
 * Lists the lines of an imported CSV text. Each line shows what the import does with the line, or the line's errors.
 */
export function LineReport({ lines }: { lines: readonly Line[] }) {
  const { t } = useTranslation('promo');
  const wrong = lines.filter(({ state }) => state === 'wrong').length;
  const sorted = [...lines].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
  return (
    <>
      <Alert severity={wrong > 0 ? 'warning' : 'success'} role="status">
        {wrong > 0
          ? t('import.wrong', { count: wrong })
          : t('import.sound', { count: lines.length })}
      </Alert>
      <Box component="ol" aria-label={t('import.report')} sx={bareList}>
        {sorted.map((line) => (
          <LineRow key={line.line} line={line} />
        ))}
      </Box>
    </>
  );
}

function LineRow({ line: { line, code, state, errors } }: { line: Line }) {
  const { t } = useTranslation('promo');
  const errorText = useFieldErrorText();
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '5rem minmax(0, 1fr) auto' },
        alignItems: 'center',
        justifyItems: 'start',
        columnGap: 2,
        paddingBlock: 1,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Typography variant="note">{t('import.line', { line })}</Typography>
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Ltr>{code}</Ltr>
        {Object.entries(errors).map(([column, key]) => (
          <Typography key={column} variant="body2" sx={{ color: 'error.main' }}>
            <Ltr>{column}</Ltr>: {errorText(key)}
          </Typography>
        ))}
      </Box>
      <Chip
        size="small"
        variant="outlined"
        color={colors[state]}
        label={t(`import.states.${state}`)}
      />
    </Box>
  );
}
