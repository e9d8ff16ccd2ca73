import { formatMoney } from '@fanclub/contract/money/format-money';
import type { Pairing, ShownLine } from '@fanclub/contract/statements/lines';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RequestLink } from '#admin-kit/request-link.tsx';
import { useTexts } from '#i18n/use-texts.ts';
import { fullName } from '#member/full-name.ts';
import { bareList } from '#ui/bare-list.ts';
import { ErrorAlert } from '#ui/error-alert.tsx';
import { Row } from '#ui/row.tsx';
import { useDecideOutgoing, useReversePayments } from './use-lines.ts';

interface PairingBoxProps {
  line: ShownLine;
  pairing: Pairing;
}

/**
 * What a transfer has to do with one in the other direction: the bank took one of them back with the other, or an admin
 * has to say what an outgoing one is.
 */
export function PairingBox({ line, pairing }: PairingBoxProps) {
  return pairing.pair ? (
    <Paired line={line} pairing={pairing} pair={pairing.pair} />
  ) : (
    <Question line={line} pairing={pairing} />
  );
}

/** Two transfers of which one takes the other back, and the payments that are still recorded although it did. */
function Paired({ line, pairing: { payments }, pair }: PairingBoxProps & { pair: ShownLine }) {
  const { t, format } = useTexts('statements');
  const deciding = useDecideOutgoing();
  const reversing = useReversePayments();
  const isBusy = deciding.isPending || reversing.isPending;
  const isIncoming = line.direction === 'in';
  const amount = formatMoney(pair, format.language);
  return (
    <>
      <Typography>
        {t(isIncoming ? 'pairing.takenBack' : 'pairing.takesBack', {
          amount,
          day: format.day(pair.day),
        })}
      </Typography>
      <Texts line={pair} />
      {payments.length > 0 && (
        <Alert severity="warning" sx={{ marginBlock: 1 }}>
          {t('pairing.stillRecorded', { names: format.list(payments.map(fullName)) })}{' '}
          {payments.map(({ payment_id, request_number }) => (
            <RequestLink key={payment_id} number={request_number} tab="money" />
          ))}
        </Alert>
      )}
      <ErrorAlert error={reversing.error ?? deciding.error} sx={{ marginBlock: 1 }} />
      <Row sx={{ gap: 1, marginBlockStart: 0.5 }}>
        {payments.length > 0 && (
          <Button
            size="small"
            variant="outlined"
            disabled={isBusy}
            loading={reversing.isPending}
            onClick={() => reversing.mutate({ payments, reason: t('pairing.reason') })}
          >
            {t('pairing.reverse', { count: payments.length })}
          </Button>
        )}
        <Button
          size="small"
          color="secondary"
          disabled={isBusy}
          onClick={() =>
            deciding.mutate({
              params: { lineId: isIncoming ? pair.id : line.id },
              body: { what: 'neither' },
            })
          }
          aria-label={t('pairing.notOf', { amount })}
        >
          {t('pairing.not')}
        </Button>
      </Row>
    </>
  );
}

/** The incoming transfers and the recorded refunds of which an outgoing transfer may be one. */
function Question({ line, pairing: { lines, refunds } }: PairingBoxProps) {
  const { t, format } = useTexts('statements');
  const deciding = useDecideOutgoing();
  const params = { lineId: line.id };
  return (
    <>
      <Typography>{t('pairing.question')}</Typography>
      <Box component="ul" aria-label={t('pairing.question')} sx={bareList}>
        {lines.map((each) => (
          <Box component="li" key={each.id} sx={{ paddingBlock: 0.5 }}>
            <Row apart>
              <Box sx={{ minInlineSize: 0 }}>
                <Typography variant="body2">
                  {t('pairing.of', { day: format.day(each.day) })}
                </Typography>
                <Texts line={each} />
              </Box>
              <Button
                size="small"
                disabled={deciding.isPending}
                onClick={() =>
                  deciding.mutate({ params, body: { what: 'returned', line: each.id } })
                }
              >
                {t('pairing.thisOne')}
              </Button>
            </Row>
          </Box>
        ))}
        {refunds.map(({ payment_id, member_id, request_number, day, ...name }) => (
          <Box component="li" key={payment_id} sx={{ paddingBlock: 0.5 }}>
            <Row apart>
              <Typography variant="body2">
                {t('pairing.refund', { name: fullName(name), day: format.day(day) })}{' '}
                <RequestLink number={request_number} tab="money" />
              </Typography>
              <Button
                size="small"
                disabled={deciding.isPending}
                onClick={() =>
                  deciding.mutate({ params, body: { what: 'refund', member_id, payment_id } })
                }
              >
                {t('pairing.thisOne')}
              </Button>
            </Row>
          </Box>
        ))}
      </Box>
      {line.state === 'open' && (
        <Button
          size="small"
          color="secondary"
          disabled={deciding.isPending}
          onClick={() => deciding.mutate({ params, body: { what: 'neither' } })}
        >
          {t('pairing.neither')}
        </Button>
      )}
      <ErrorAlert error={deciding.error} sx={{ marginBlock: 1 }} />
    </>
  );
}

/** What the bank wrote about a transfer. */
const Texts = ({ line: { payer, text, bank_id } }: { line: ShownLine }) => (
  <Typography variant="note" sx={{ overflowWrap: 'anywhere' }}>
    <bdi>{[payer, text, bank_id].filter(Boolean).join(' · ')}</bdi>
  </Typography>
);
