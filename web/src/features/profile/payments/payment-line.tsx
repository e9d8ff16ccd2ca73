import { routePath } from '@fanclub/contract/http/route';
import { formatMoney } from '@fanclub/contract/money/format-money';
import type { OwnPayment } from '@fanclub/contract/money/own-payments';
import { clubReceipt } from '@fanclub/contract/money/own-payments';
import { isMoney } from '@fanclub/contract/money/payments';
import { formatDay } from '@fanclub/contract/text/format';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

/**
 * One payment or refund: direction, amount, method and day, and whether it was moved to another application or
 * reversed.
 */
export function PaymentLine({ payment }: { payment: OwnPayment }) {
  const { t, language } = useTexts(['profile', 'member']);
  const { kind, way, day, is_moved: isMoved, is_reversed: isReversed } = payment;
  return (
    <Row component="li" apart sx={{ paddingBlock: 1, borderBlockEnd: 'var(--line)', gap: 1 }}>
      <Box sx={{ minInlineSize: 0 }}>
        <Typography
          sx={{
            fontWeight: 650,
            fontVariantNumeric: 'var(--figures)',
            ...(isReversed && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          {isMoney(kind) ? t(`payments.${kind}`) : t(`member:adjustments.${kind}`)}{' '}
          {kind !== 'settled' && <bdi>{formatMoney(payment, language)}</bdi>}
        </Typography>
        <Typography variant="note">
          <Dotted
            parts={[
              isMoved ? t('payments.moved') : isMoney(kind) && t(`member:ways.${way}`),
              formatDay(day, language),
            ]}
          />
        </Typography>
      </Box>
      {isReversed && <Chip size="small" label={t('payments.reversed')} />}
      {payment.receipt && <ReceiptButton payment={payment} token={payment.receipt} />}
    </Row>
  );
}

/** The button that opens the club's receipt for a payment. */
function ReceiptButton({ payment, token }: { payment: OwnPayment; token: string }) {
  const { t, language } = useTexts('profile');
  return (
    <SecondaryButton
      component="a"
      size="small"
      startIcon={<ReceiptIcon />}
      href={routePath(clubReceipt.path, { token })}
      target="_blank"
      rel="noopener"
      aria-label={t('payments.receiptOf', { amount: formatMoney(payment, language) })}
    >
      {t('payments.receipt')}
    </SecondaryButton>
  );
}
