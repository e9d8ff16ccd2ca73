import { formatParts } from '@fanclub/contract/money/format-money';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';
import { MoneyRow } from './money-row.tsx';
import type { Owed } from './payment-values.ts';
import type { Refund } from './use-payments.ts';

interface RefundRowProps {
  refund: Refund;
  onRecord: (owed: Owed) => void;
  onMove: (owed: Owed) => void;
  onKeep: (owed: Owed) => void;
}

/** Row of a refund that the club owes: the member, the amount, the reason and the deadline. */
export function RefundRow({ refund, onRecord, onMove, onKeep }: RefundRowProps) {
  const { t, format } = useTexts('money');
  const { user, owed, until } = refund;
  const name = fullName(user);
  const isLate = Date.parse(until) < Date.now();
  const [first] = owed;
  const isRejected =
    user.request_status === 'rejected' && first?.request_number === user.request_number;
  const numbers = [...new Set(owed.map(({ request_number }) => request_number))];
  return (
    <MoneyRow
      member={user}
      below={<Ltr>{numbers.join(' · ')}</Ltr>}
      amounts={
        <>
          <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'var(--figures)' }}>
            <bdi>{formatParts(owed, format.language)}</bdi>
          </Typography>
          <Typography variant="note">
            {t(isRejected ? 'refunds.rejected' : 'refunds.tooMuch')}
          </Typography>
          <Typography
            variant="body2"
            color={isLate ? 'error' : 'textSecondary'}
            title={format.date(until)}
          >
            {t(isLate ? 'refunds.late' : 'refunds.until', { day: format.ownDate(until) })}
          </Typography>
        </>
      }
      actions={
        <Row sx={{ gap: 1 }}>
          <SecondaryButton
            size="small"
            disabled={!first}
            onClick={() => first && onRecord(first)}
            aria-label={t('book.out.title', { name })}
          >
            {t('book.out.open')}
          </SecondaryButton>
          <Button
            color="secondary"
            size="small"
            disabled={!first}
            onClick={() => first && onMove(first)}
            aria-label={t('book.move.openOf', { name })}
          >
            {t('book.move.open')}
          </Button>
          <Button
            color="secondary"
            size="small"
            disabled={!first}
            onClick={() => first && onKeep(first)}
            aria-label={t('book.kept.openOf', { name })}
          >
            {t('book.kept.open')}
          </Button>
        </Row>
      }
    />
  );
}
