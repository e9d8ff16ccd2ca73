import { nameOnCard } from '@fanclub/contract/members/name-on-card';
import { formatMoney } from '@fanclub/contract/money/format-money';
import { type PaidApplication, paidBy } from '@fanclub/contract/money/own-payments';
import { formatDay } from '@fanclub/contract/text/format';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatSeason } from '#i18n/format.ts';
import { useFormat } from '#i18n/use-format.ts';
import { CostList } from '#member/cost-list.tsx';
import { FactList } from '#member/fact-list.tsx';
import type { Profile } from '#member/profile-query.ts';
import { Dotted } from '#ui/dotted.tsx';
import { Ltr } from '#ui/ltr.tsx';
import { Panel } from '#ui/panel.tsx';
import { Row } from '#ui/row.tsx';
import { ClubHead } from './club-head.tsx';

interface ReceiptSheetProps {
  member: Profile;
  application: PaidApplication;
}

/** The receipt: issuer, member, application, cost, and the payments received. */
export function ReceiptSheet({ member, application }: ReceiptSheetProps) {
  const { t } = useTranslation(['profile', 'member', 'common']);
  const format = useFormat();
  const { pack_type, request_number: number, season } = application;
  const received = application.payments.filter((payment) => !payment.is_reversed).reverse();
  const facts = [
    { label: t('member:fields.request_number'), value: <Ltr>{number}</Ltr> },
    { label: t('receipt.issued'), value: format.date(Date.now()) },
    { label: t('receipt.holder'), value: <bdi>{nameOnCard({ ...member, pack_type })}</bdi> },
    { label: t('receipt.season'), value: <bdi>{formatSeason(season, format.language)}</bdi> },
    { label: t('receipt.pack'), value: t(`common:packages.${pack_type}`) },
  ];
  return (
    <Panel component="article" sx={sheet}>
      <ClubHead />
      <FactList facts={facts} />
      <Part title={t('receipt.cost')}>
        <CostList profile={application} />
      </Part>
      <Part title={t('receipt.received')}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {received.map((payment) => (
            <Row key={payment.id} component="li" apart sx={{ paddingBlock: 0.5 }}>
              <span>
                {payment.kind === 'out' && `${t('receipt.back')} `}
                <Dotted
                  parts={[
                    formatDay(payment.day, format.language),
                    payment.is_moved ? t('payments.moved') : t(`member:ways.${payment.way}`),
                  ]}
                />
              </span>
              <Box component="bdi" sx={{ marginInlineStart: 'auto' }}>
                {formatMoney(payment, format.language)}
              </Box>
            </Row>
          ))}
        </Box>
        <Row apart sx={total}>
          <span>{t('receipt.total')}</span>
          <bdi>
            {paidBy(application.payments)
              .map((money) => formatMoney(money, format.language))
              .join(' + ')}
          </bdi>
        </Row>
      </Part>
      <Typography>{t('receipt.thanks')}</Typography>
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ marginBlockEnd: 1 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const sheet = {
  display: 'grid',
  gap: 3.5,
  padding: { xs: 2.5, sm: 5 },
  '@media print': {
    gap: 2.5,
    padding: 0,
    border: 0,
    // Paper is white in every colour scheme, so the text is printed in black.
    '&, & *': { color: '#000 !important', borderColor: '#999 !important' },
    '& section': { breakInside: 'avoid' },
  },
} as const;

const total = {
  fontWeight: 700,
  paddingBlockStart: 0.5,
  marginBlockStart: 0.5,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
