import type { PromoCode } from '@fanclub/contract/promo/promo-code';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import type { CodeAction } from './code-dialogs.tsx';
import { CodeMenu } from './code-menu.tsx';
import { useCodeTexts } from './code-texts.ts';

interface CodeRowProps {
  code: PromoCode;
  onAction: (action: CodeAction) => void;
}

/** Row of a code: its discount, restrictions, end and use. */
export function CodeRow({ code, onAction }: CodeRowProps) {
  const { t, format } = useTexts('promo');
  const texts = useCodeTexts();
  const faults = texts.faults(code);
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'code', minInlineSize: 0 }}>
        <Row sx={{ gap: 1 }}>
          <Typography component="span" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
            <Ltr>{code.code}</Ltr>
          </Typography>
          <StateChip code={code} />
        </Row>
        <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
          <Dotted
            parts={[
              texts.worth(code),
              texts.packages(code),
              code.email && <Ltr>{code.email}</Ltr>,
              code.expiresAt && (
                <span title={format.dateTime(code.expiresAt)}>{texts.end(code)}</span>
              ),
            ]}
          />
        </Typography>
        {faults && (
          <Typography variant="body2" sx={{ color: 'error.main', marginBlockStart: 0.25 }}>
            {t(code.state === 'malformed' ? 'wrong' : 'wrongSentence', { fields: faults })}
          </Typography>
        )}
      </Box>
      <Box sx={{ gridArea: 'use', minInlineSize: 0 }}>
        <Typography variant="body2" sx={{ fontVariantNumeric: 'var(--figures)' }}>
          <Dotted parts={texts.use(code)} />
        </Typography>
        <UseBar code={code} />
      </Box>
      <Box sx={{ gridArea: 'menu' }}>
        <CodeMenu code={code} onAction={onAction} />
      </Box>
    </Box>
  );
}

const colors = {
  disabled: 'default',
  expired: 'default',
  used_up: 'warning',
  malformed: 'error',
} as const;

/** Chip with the reason why a code cannot be used. A code that can be used has no chip. */
function StateChip({ code: { state } }: { code: PromoCode }) {
  const { t } = useTexts('promo');
  if (state === 'usable') return null;
  return (
    <Chip size="small" variant="outlined" color={colors[state]} label={t(`states.${state}`)} />
  );
}

/**
 * Bar that shows which share of the allowed uses is used up. It is hidden from screen readers, because the
 * numbers beside it say the same.
 */
function UseBar({ code: { usedCount, maxUses } }: { code: PromoCode }) {
  if (usedCount === null || !maxUses) return null;
  return (
    <LinearProgress
      variant="determinate"
      color="secondary"
      value={Math.min(100, (usedCount / maxUses) * 100)}
      aria-hidden
      sx={{ blockSize: 4, borderRadius: 2, marginBlockStart: 0.75 }}
    />
  );
}

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 18rem auto' },
  gridTemplateAreas: { xs: '"code menu" "use use"', md: '"code use menu"' },
  alignItems: 'center',
  columnGap: 3,
  rowGap: 1,
  paddingBlock: 1.5,
  borderBlockEnd: 'var(--line)',
} as const;
