import { formatMoney } from '@fanclub/contract/money/format-money';
import type { OwnPayment } from '@fanclub/contract/money/own-payments';
import { ownClubReceipt } from '@fanclub/contract/money/own-payments';
import { isMoney } from '@fanclub/contract/money/payments';
import { formatDay } from '@fanclub/contract/text/format';
import ReceiptIcon from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { callForBlob } from '#api/client.ts';
import { useDownload } from '#api/use-download.ts';
import { useLanguage } from '#i18n/use-language.ts';
import { useTexts } from '#i18n/use-texts.ts';
import { Dotted } from '#ui/dotted.tsx';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { SecondaryButton } from '#ui/secondary-button.tsx';

interface PaymentLineProps {
  payment: OwnPayment;
  /** Says whose payment it is (see `forWhom`). */
  query: { for?: string };
}

/**
 * One payment or refund: direction, amount, method and day, and whether it was moved to another application or
 * reversed.
 */
export function PaymentLine({ payment, query }: PaymentLineProps) {
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
          <bdi>{formatMoney(payment, language)}</bdi>
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
      {payment.has_receipt && <ReceiptButton payment={payment} query={query} />}
    </Row>
  );
}

interface ReceiptButtonProps {
  payment: OwnPayment;
  /** Says whose payment it is (see `forWhom`). */
  query: { for?: string };
}

/** The button that downloads the club's receipt for a payment. */
function ReceiptButton({ payment, query }: ReceiptButtonProps) {
  const { t } = useTexts('profile');
  const amount = formatMoney(payment, useLanguage());
  const params = { paymentId: payment.id };
  const receipt = useDownload('receipt.pdf', () => callForBlob(ownClubReceipt, { params, query }));
  return (
    <>
      <SecondaryButton
        size="small"
        startIcon={<ReceiptIcon />}
        loading={receipt.isPending}
        onClick={() => receipt.mutate()}
        aria-label={t('payments.receiptOf', { amount })}
      >
        {t('payments.receipt')}
      </SecondaryButton>
      <ErrorAlert error={receipt.error} />
    </>
  );
}
