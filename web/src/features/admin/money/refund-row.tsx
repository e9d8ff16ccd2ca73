import { formatMoney } from '@fanclub/contract/money/format-money';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '#config/paths.ts';
import { useFormat } from '#i18n/use-format.ts';
import { Ltr } from '#ui/ltr.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { Row } from '#ui/row.tsx';
import type { Owed } from './payment-values.ts';
import type { Refund } from './use-payments.ts';

interface RefundRowProps {
  refund: Refund;
  onRecord: (owed: Owed) => void;
  onMove: (owed: Owed) => void;
}

/** Row of a refund that the club owes: the member, the amount, the reason and the deadline. */
export function RefundRow({ refund, onRecord, onMove }: RefundRowProps) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const { user, owed, until } = refund;
  const name = `${user.first_name} ${user.last_name}`;
  const isLate = Date.parse(until) < Date.now();
  const [first] = owed;
  const isRejected =
    user.request_status === 'rejected' && first?.request_number === user.request_number;
  const numbers = [...new Set(owed.map(({ request_number }) => request_number))];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
        alignItems: 'center',
        columnGap: 3,
        rowGap: 0.5,
        paddingBlock: 1.5,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 650 }}>
          <Link
            component={PageLink}
            to={paths.adminMembers.build({ request: user.request_number, tab: 'money' })}
            color="inherit"
          >
            <bdi>{name}</bdi>
          </Link>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <Ltr>{numbers.join(' · ')}</Ltr>
        </Typography>
      </Box>
      <Box>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
          <bdi>{owed.map((money) => formatMoney(money, format.language)).join(' + ')}</bdi>
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {t(isRejected ? 'refunds.rejected' : 'refunds.tooMuch')}
        </Typography>
        <Typography variant="body2" color={isLate ? 'error' : 'textSecondary'}>
          {t(isLate ? 'refunds.late' : 'refunds.until', { day: format.date(until) })}
        </Typography>
      </Box>
      <Row sx={{ gap: 1 }}>
        <Button
          variant="outlined"
          color="secondary"
          size="small"
          disabled={!first}
          onClick={() => first && onRecord(first)}
          aria-label={t('refunds.recordOf', { name })}
        >
          {t('refunds.record')}
        </Button>
        <Button
          color="secondary"
          size="small"
          disabled={!first}
          onClick={() => first && onMove(first)}
          aria-label={t('move.openOf', { name })}
        >
          {t('move.open')}
        </Button>
      </Row>
    </Box>
  );
}
