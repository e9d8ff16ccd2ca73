import { routePath } from '@fanclub/contract/http/route';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { clubReceipt } from '@fanclub/contract/money/own-payments';
import { isMoney, type ShownPayment } from '@fanclub/contract/money/payments';
import { formatDay } from '@fanclub/contract/text/format';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTexts } from '#i18n/use-texts.ts';
import { Ltr } from '#ui/ltr.tsx';
import { Row } from '#ui/row.tsx';

interface PaymentRowProps {
  payment: ShownPayment;
  /**
   * The request number of the present application. A payment of an earlier application shows the season and the number
   * of that application.
   */
  requestNumber: string;
  /** Undefined if the payment cannot be reversed, because it is already reversed or is itself a reversal. */
  onReverse: (() => void) | undefined;
}

/** Row of a payment: its amount and kind, its date, its source and the admin who recorded it. */
export function PaymentRow({ payment, requestNumber, onReverse }: PaymentRowProps) {
  const { t, language } = useTexts(['money', 'member']);
  const { kind, way, source, reverses, reason, note, reference, by, request_number } = payment;
  const amount = formatMoney(payment, language);
  const title = isMoney(kind)
    ? t(reverses ? 'list.reversal' : `list.${kind}`)
    : [...(reverses ? [t('list.reversal')] : []), t(`member:adjustments.${kind}`)].join(' · ');
  const details = [
    formatDay(payment.day, language),
    reverses || !isMoney(kind) ? null : t(`member:ways.${way}`),
    reason && reason !== 'other' ? t(`reasons.${reason}`) : null,
    reverses ? null : t(`sources.${source}`),
  ].filter((detail) => detail !== null);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        columnGap: 2,
        paddingBlock: 1,
        borderBlockEnd: 'var(--line)',
      }}
    >
      <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
        <Typography
          sx={{
            fontWeight: 650,
            ...(payment.is_reversed && { textDecoration: 'line-through', color: 'text.secondary' }),
          }}
        >
          {title} {kind !== 'settled' && <bdi>{amount}</bdi>}
        </Typography>
        <Typography variant="note">
          {details.join(' · ')}
          {reference && (
            <>
              {' · '}
              <Ltr>{reference}</Ltr>
            </>
          )}
          {by && (
            <>
              {' · '}
              <Ltr>{by}</Ltr>
            </>
          )}
        </Typography>
        {note && (
          <Typography variant="body2" dir="auto">
            {note}
          </Typography>
        )}
        {request_number !== requestNumber && (
          <Typography variant="note">
            {t('list.otherApplication', { season: payment.season, number: request_number })}
          </Typography>
        )}
      </Box>
      <Row sx={{ gap: 1, placeSelf: 'start end' }}>
        {payment.receipt && <ReceiptButton payment={payment} token={payment.receipt} />}
        {payment.is_reversed && <Chip size="small" label={t('list.reversed')} />}
        {onReverse && (
          <Button
            size="small"
            color="secondary"
            onClick={onReverse}
            aria-label={t('book.reverse.of', { amount })}
          >
            {t('book.reverse.open')}
          </Button>
        )}
      </Row>
    </Box>
  );
}

/** The button that opens the club's receipt for a payment. */
function ReceiptButton({ payment, token }: { payment: ShownPayment; token: string }) {
  const { t, language } = useTexts('money');
  return (
    <Button
      size="small"
      color="secondary"
      href={routePath(clubReceipt.path, { token })}
      target="_blank"
      rel="noopener"
      aria-label={t('list.receiptOf', { amount: formatMoney(payment, language) })}
    >
      {t('list.receipt')}
    </Button>
  );
}
