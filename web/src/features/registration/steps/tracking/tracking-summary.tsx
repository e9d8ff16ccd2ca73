import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#i18n/use-format.ts';
import { fullName } from '#member/full-name.ts';
import { PaymentWay } from '#member/member-facts.tsx';
import { RequestNumber } from '#member/request-number.tsx';
import { Amount } from '#ui/amount.tsx';
import { Panel } from '#ui/panel.tsx';
import type { Registered } from './registered.ts';

/** The request number, date, payment method and amounts as the server stored them. */
export function TrackingSummary({ registered }: { registered: Registered }) {
  const { t } = useTranslation(['registration', 'member']);
  const { date } = useFormat();
  const { request_number, created_at } = registered;
  return (
    <Panel component="dl" sx={{ margin: 0, paddingInline: { xs: 2, sm: 3 } }}>
      <Row label={t('member:fields.request_number')}>
        <RequestNumber number={request_number} />
        {registered.numberChanged && (
          <Typography variant="body2" role="status" sx={{ maxInlineSize: 420 }}>
            {t('tracking.numberChanged')}
          </Typography>
        )}
      </Row>
      {registered.family.map((person) => (
        <Row key={person.id} label={<bdi>{fullName(person)}</bdi>}>
          <RequestNumber number={person.request_number} />
        </Row>
      ))}
      <Row label={t('tracking.submittedOn')}>{date(created_at)}</Row>
      <Row label={t('member:fields.payment_method')}>
        <PaymentWay {...registered} />
      </Row>
      <Row label={t('member:amounts.total_price')}>
        <Amount value={registered.total_price} />
      </Row>
      {registered.rial_amount !== null && (
        <Row label={t('tracking.rial')}>
          <Amount value={registered.rial_amount} currency="rial" />
        </Row>
      )}
    </Panel>
  );
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        paddingBlock: 1.5,
        '&:not(:last-child)': { borderBlockEnd: 'var(--line)' },
      }}
    >
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ margin: 0, fontWeight: 650 }}>
        {children}
      </Box>
    </Box>
  );
}
